import { loadOnDemand } from '../loadOnDemand.ts';
import { startFromBlob } from './scriptPolicy.ts';

/** A worker's one file and its hash, as `import { script } from './some.worker.ts?verified'` gives it. */
export interface VerifiedScript {
  url: string;
  integrity: string;
}

/** The worker's file was not reached, or is not what was built. Nothing of it ran. */
export class WorkerScriptError extends Error {
  override name = 'WorkerScriptError';
}

/**
 * Starts a worker whose file was checked first. Browsers know no `integrity` for workers: the file is fetched with it and
 * started from memory, so that other bytes than the ones that were built with this remote never run.
 * @throws WorkerScriptError
 */
export async function startVerifiedWorker(script: VerifiedScript, name: string): Promise<Worker> {
  const code = await loadOnDemand()
    .then(({ fetchVerified }) => fetchVerified(script))
    .catch((cause: unknown) => {
      throw new WorkerScriptError(`could not be loaded or is not what was built: ${script.url}`, { cause });
    });
  return startFromBlob(code, (blobUrl) => new Worker(blobUrl, { name }));
}
