/** localStorage that never throws: private windows may refuse it, and then nothing is remembered. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`palier.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`palier.${key}`, JSON.stringify(value));
  } catch {
    // Nothing to do: the page works without memory.
  }
}
