import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend, type BackendOptions, type RunningBackend } from '../../servers/testing/startBackend.ts';

const MADE_WITHIN_MS = 30 * 60_000;
const LOOK_EVERY_MS = 5000;

/** Starts a backend with its whole demo and waits until no music is being made. `onWait` is called with the number of missing tracks. */
export async function startWithDemo(
  options: BackendOptions,
  onWait?: (tracks: number) => void,
): Promise<RunningBackend> {
  if (options.dataDir) mkdirSync(options.dataDir, { recursive: true });
  const backend = await startBackend(options);
  try {
    for (const end = Date.now() + MADE_WITHIN_MS; ; await sleep(LOOK_EVERY_MS)) {
      const { length } = await askBackend(backend, 'tracks?select=id&status=neq.ready');
      if (length === 0) return backend;
      onWait?.(length);
      if (Date.now() > end) throw new Error(`The demo's music is not there after ${MADE_WITHIN_MS / 60_000} minutes.`);
    }
  } catch (error) {
    await backend.stop();
    throw error;
  }
}

/** Rows of the data API with the service's rights. */
export async function askBackend<Row>({ url, serviceKey }: RunningBackend, path: string): Promise<Row[]> {
  const headers = { apikey: serviceKey };
  const answer = await fetch(`${url}/rest/v1/${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Row[];
}
