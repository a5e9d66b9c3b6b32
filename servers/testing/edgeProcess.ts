import { freePort } from '../shared/src/index.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from './projectRoot.ts';

const START_WITHIN_MS = 20_000;

/** An edge that runs as a process of its own. */
export interface EdgeProcess {
  url: string;
  child: ChildProcess;
  /** What it has printed. */
  output: () => string;
}

/** Starts an edge and waits until it answers. @param env all of its environment, besides PATH and, unless it names one, a free port */
export async function startEdgeProcess(env: Record<string, string>): Promise<EdgeProcess> {
  const port = Number(env.PORT) || (await freePort());
  const child = spawn(process.execPath, [join(projectRoot(), 'dist/servers/edge.mjs')], {
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const edge = { url: `http://127.0.0.1:${port}`, child, output: () => output };
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await fetch(`${edge.url}/healthz`).then(Boolean, () => false))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The edge does not start:\n${output}`);
    await sleep(50);
  }
  return edge;
}
