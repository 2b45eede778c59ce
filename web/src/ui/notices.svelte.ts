/** Short notices at the bottom of the page. */
export interface Notice {
  id: number;
  text: string;
  wrong: boolean;
}

const SHOWN = 6_000;
let next = 1;
let list: Notice[] = $state([]);

export const notices = {
  get list(): Notice[] {
    return list;
  },
  add(text: string, wrong = false): void {
    if (!text || list.some((notice) => notice.text === text)) return;
    const id = next++;
    list = [...list.slice(-2), { id, text, wrong }];
    setTimeout(() => this.drop(id), SHOWN);
  },
  drop(id: number): void {
    list = list.filter((notice) => notice.id !== id);
  },
};
