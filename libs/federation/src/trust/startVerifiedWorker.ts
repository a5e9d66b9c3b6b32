import { startFromBlob } from './scriptPolicy.ts';
import { WorkerScriptError } from './workerScriptError.ts';

/** A worker's one file and its hash, as `import { script } from './some.worker.ts?verified'` gives it. */
export interface VerifiedScript {
  url: string;
  integrity: string;
}

/**
 * Starts a worker whose file was checked first. Browsers know no `integrity` for workers: the file is fetched with it and
 * started from memory, so that other bytes than the ones that were built with this remote never run.
 * @throws WorkerScriptError
 */
export async function startVerifiedWorker({ url, integrity }: VerifiedScript, name: string): Promise<Worker> {
  const code = await fetchScript(url, integrity, 'default')
    // Wrong bytes may lie in the browser's cache, where an immutable file would stay for a year.
    .catch(() => fetchScript(url, integrity, 'reload'))
    .catch((cause: unknown) => {
      throw new WorkerScriptError(`could not be loaded or is not what was built: ${url}`, { cause });
    });
  return startFromBlob(code, (blobUrl) => new Worker(blobUrl, { name }));
}

async function fetchScript(url: string, integrity: string, cache: RequestCache): Promise<Blob> {
  const response = await fetch(url, { integrity, cache, credentials: 'omit' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Blob([await response.arrayBuffer()], { type: 'text/javascript' });
}
