import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../freePort.ts';

export type Backend = {
  url: string;
  anonKey: string;
  databaseUrl: string;
  /** What Postgres writes, plans included. */
  logFile: string;
  stop: () => Promise<void>;
};

const START_WITHIN_MS = 120_000;

/** Runs the built backend without demo data. A folder of its own is removed at the end, a given one is kept. */
export async function startBackend(givenFolder: string | null): Promise<Backend> {
  const main = join(process.cwd(), 'dist/servers/main.mjs');
  const dataDir = givenFolder ?? mkdtempSync(join(tmpdir(), 'fairtone-bench-'));
  mkdirSync(dataDir, { recursive: true });
  // The user that runs Postgres must get through.
  chmodSync(dataDir, 0o755);
  rmSync(join(dataDir, 'run.json'), { force: true });
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    FAIRTONE_PAYMENTS_PORT: String(await freePort()),
    FAIRTONE_DATA_DIR: dataDir,
    FAIRTONE_DEMO: 'off',
    FAIRTONE_MODE: 'development',
    FAIRTONE_RATE_LIMIT_FACTOR: '1000',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!givenFolder) rmSync(dataDir, { recursive: true, force: true });
  };
  const read = (name: string) => JSON.parse(readFileSync(join(dataDir, name), 'utf8')) as Record<string, string>;
  for (const end = Date.now() + START_WITHIN_MS; Date.now() < end && child.exitCode === null; await sleep(50)) {
    if (!existsSync(join(dataDir, 'run.json')) || !(await isUp(env.PORT))) continue;
    const [run, secrets] = [read('run.json'), read('secrets.json')];
    const logFile = join(dataDir, 'logs/postgres.log');
    return { url: run.url!, databaseUrl: run.databaseUrl!, anonKey: secrets.anonKey!, logFile, stop };
  }
  await stop();
  throw new Error('The backend did not start; its lines above say why.');
}

const isUp = (port: string) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
