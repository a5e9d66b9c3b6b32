import { createContext, use } from 'react';
import { prepareInWorker } from './prepareInWorker';
import { createAnalysisWorker } from './createAnalysisWorker';
import { storeTrackFiles } from './storeTrackFiles';
import type { UploadWork } from './uploadQueue';

/** What uploads need of the outside: a thread that reads audio, and the storage. */
export interface UploadAdapter {
  prepare: UploadWork['prepare'];
  store: typeof storeTrackFiles;
}

const inBrowser: UploadAdapter = {
  prepare: (file, onProgress, signal) => prepareInWorker(file, onProgress, signal, createAnalysisWorker),
  store: storeTrackFiles,
};

export const UploadWorkContext = createContext<UploadAdapter>(inBrowser);

export function useUploadWork(): UploadAdapter {
  return use(UploadWorkContext);
}
