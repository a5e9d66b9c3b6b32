import { startVerifiedWorker } from '@fairtone/federation';
import { script } from './analysis.worker.ts?verified';

export const createAnalysisWorker = (): Promise<Worker> => startVerifiedWorker(script, 'fairtone-analysis');
