/** What hangs on the doors, and what lies in front of them. */
export { default as HomeStagingSign } from "./HomeStagingSign.svelte";
export { default as HomeStagingThings } from "./HomeStagingThings.svelte";
export { default as LesColocsSign } from "./LesColocsSign.svelte";
export { default as LesColocsThings } from "./LesColocsThings.svelte";
export { default as RoomShareSign } from "./RoomShareSign.svelte";
export { default as RoomShareThings } from "./RoomShareThings.svelte";
export { default as WuchererSign } from "./WuchererSign.svelte";
export { default as WuchererThings } from "./WuchererThings.svelte";
