import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Gateway = {
  output: () => string;
  /** Closes the pipes of its output, as a closed terminal does. */
  hangUp: () => void;
  /** Sends the signal and waits for the exit; resolves at once when it has exited. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

const READY_WITHIN_MS = 120_000;
const END_WITHIN_MS = 20_000;

export async function launchGateway(root: string, env: Record<string, string>): Promise<Gateway> {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/servers/main.mjs')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;

  const end: Gateway['end'] = async (signal) => {
    if (isOver()) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
    await exited;
    clearTimeout(timer);
    return child.exitCode;
  };

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isHealthy(Number(env.PORT)))) {
    if (isOver()) throw new Error(`The backend ended before it was ready:\n${output}`);
    if (Date.now() > deadline) {
      await end('SIGTERM');
      throw new Error(`The backend was not ready within ${READY_WITHIN_MS} ms:\n${output}`);
    }
    await sleep(50);
  }
  const hangUp = () => [child.stdout, child.stderr].forEach((stream) => stream.destroy());
  return { output: () => output, hangUp, end };
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}
