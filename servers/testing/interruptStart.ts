import { freePort } from '@fairtone/servers/shared';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from './projectRoot.ts';
import { makeDataDir, startBackend } from './startBackend.ts';

/** Interrupts the first start of a shop after this many ms; expects that no process remains, and that the next start works. */
export async function interruptStart(afterMs: number): Promise<void> {
  const dataDir = makeDataDir();
  const env = { ...process.env, FAIRTONE_DATA_DIR: dataDir, FAIRTONE_DEMO: 'off', PORT: String(await freePort()) };
  const child = spawn(process.execPath, [join(projectRoot(), 'dist/servers/main.mjs')], { env, stdio: 'ignore' });
  await sleep(afterMs);
  child.kill('SIGINT');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(dataDir);
  const next = await startBackend({ dataDir });
  expect(await next.stop()).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
}
