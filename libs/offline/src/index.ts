export { forgetAll, forgetOthers } from './forgetOthers.ts';
export { keepAlbum, NoSpaceError, type AlbumToKeep, type KeepJob } from './kept/keepAlbum.ts';
export { listKept, removeKept, type KeptAlbum } from './kept/keptAlbums.ts';
export type { WorkerMessage } from './messages.ts';
export { tellSettled } from './tellSettled.ts';
