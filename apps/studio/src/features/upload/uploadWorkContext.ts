import { createContext, use } from 'react';
import { createAnalysisWorker } from './createAnalysisWorker';
import { fileKeeper, type FileKeeper } from './fileKeeper';
import type { PreparedTrack } from './preparedTrack';
import { prepareInWorker } from './prepareInWorker';
import { storeTrackFiles } from './storeTrackFiles';

/** What uploads need of the outside: a thread that reads audio, the storage, and a place for copies. */
export interface UploadAdapter {
  prepare: (file: File, onProgress: (progress: number) => void, signal: AbortSignal) => Promise<PreparedTrack>;
  store: typeof storeTrackFiles;
  keeper: FileKeeper;
}

const inBrowser: UploadAdapter = {
  prepare: (file, onProgress, signal) => prepareInWorker(file, onProgress, signal, createAnalysisWorker),
  store: storeTrackFiles,
  keeper: fileKeeper,
};

export const UploadWorkContext = createContext<UploadAdapter>(inBrowser);

export function useUploadWork(): UploadAdapter {
  return use(UploadWorkContext);
}
