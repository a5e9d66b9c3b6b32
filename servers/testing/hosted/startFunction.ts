import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';
import { freePort } from '../freePort.ts';

export type RunningFunction = { url: string; stop: () => Promise<void> };

/** Runs an edge function in Deno, as hosted Supabase does. @param env all of its environment */
export async function startFunction(root: string, name: string, env: Record<string, string>): Promise<RunningFunction> {
  const [port, functions] = [await freePort(), join(root, 'supabase/functions')];
  const options = ['--quiet', '--no-lock', '--node-modules-dir=manual', '--cached-only', '--allow-all'];
  const entry = join(functions, name, 'index.ts');
  const child = spawn(
    join(root, 'node_modules/.bin/deno'),
    ['run', ...options, '--config', join(functions, 'deno.json'), entry],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DENO_DIR: join(root, 'node_modules/.cache/deno'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  const stop = async () => {
    if (child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await eventually(async () => {
      await fetch(url).catch((error: unknown) => {
        throw new Error(`${name} does not start in Deno: ${String(error)}\n${printed}`);
      });
    }, 60_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
