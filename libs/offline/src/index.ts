export { forgetAll, forgetOthers } from './forgetOthers.ts';
export { saveAlbumOffline, NoSpaceError, type AlbumToSave, type SaveAlbumJob } from './saved/saveAlbumOffline.ts';
export { listSavedAlbums, removeSavedAlbum, type SavedAlbum } from './saved/savedAlbums.ts';
export type { WorkerMessage } from './messages.ts';
export { notifyWorkerOfLoadedFiles } from './notifyWorkerOfLoadedFiles.ts';
