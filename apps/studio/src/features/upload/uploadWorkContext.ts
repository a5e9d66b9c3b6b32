import { createContext, use } from 'react';
import { createCoverWorker } from '../cover/createCoverWorker';
import { drawCover } from '../cover/drawCover';
import type { CoverFile } from '../cover/renderCover';
import { createAnalysisWorker } from './createAnalysisWorker';
import { fileStore, type FileStore } from './fileStore';
import type { PreparedTrack } from './preparedTrack';
import { prepareInWorker } from './prepareInWorker';
import { storeTrackFiles } from './storeTrackFiles';

/** What uploads need of the outside: threads that read audio and draw covers, the storage, and a place for copies. */
export interface UploadAdapter {
  prepare: (file: File, onProgress: (progress: number) => void, signal: AbortSignal) => Promise<PreparedTrack>;
  store: typeof storeTrackFiles;
  /** Makes a cover of the picture in a file. */
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
