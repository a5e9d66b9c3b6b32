import { startVerifiedWorker } from '@fairtone/federation';
import { script } from './cover.worker.ts?verified';

export const createCoverWorker = (): Promise<Worker> => startVerifiedWorker(script, 'fairtone-cover');
