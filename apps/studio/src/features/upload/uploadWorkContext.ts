import { createContext, use } from 'react';
import { createCoverWorker } from '../cover/createCoverWorker';
import { drawCover } from '../cover/drawCover';
import type { CoverFile } from '../cover/renderCover';
import { createAnalysisWorker } from './createAnalysisWorker';
import { fileStore, type FileStore } from './fileStore';
import type { PreparedTrack } from './preparedTrack';
import { prepareInWorker } from './prepareInWorker';
import { storeTrackFiles } from './storeTrackFiles';

/**
 * What uploads use of the browser and the server: workers that read audio and draw covers, the storage, and the file
 * store.
 */
export interface UploadAdapter {
  prepare: (file: File, onProgress: (progress: number) => void, signal: AbortSignal) => Promise<PreparedTrack>;
  store: typeof storeTrackFiles;
  /** Makes a cover of a file's embedded picture. */
  drawCover: (picture: Blob) => Promise<CoverFile>;
  fileStore: FileStore;
}

const inBrowser: UploadAdapter = {
  prepare: (file, onProgress, signal) => prepareInWorker(file, onProgress, signal, createAnalysisWorker),
  store: storeTrackFiles,
  drawCover: (picture) => drawCover(picture, createCoverWorker),
  fileStore: fileStore,
};

export const UploadWorkContext = createContext<UploadAdapter>(inBrowser);

export function useUploadWork(): UploadAdapter {
  return use(UploadWorkContext);
}
