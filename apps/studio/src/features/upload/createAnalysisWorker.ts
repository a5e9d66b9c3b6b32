/** webpack makes a chunk of its own from exactly this expression. */
export function createAnalysisWorker(): Worker {
  return new Worker(new URL('./analysis.worker.ts', import.meta.url), { name: 'fairtone-analysis' });
}
