// node tools/scripts/check/denoCheck.mjs: type-checks every edge function in Deno, with the installed packages.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from '../run.mjs';

const functions = join(root, 'supabase/functions');
const LIBC = process.platform === 'linux' ? '-glibc' : '';

/** npm has packages of Deno's binaries for most machines; FAIRTONE_DENO names another one. Null when there is none. */
function findDeno() {
  if (process.env.FAIRTONE_DENO) return process.env.FAIRTONE_DENO;
  const binary = process.platform === 'win32' ? 'deno.exe' : 'deno';
  try {
    const folder = createRequire(join(root, 'package.json')).resolve(
      `@deno/${process.platform}-${process.arch}${LIBC}/package.json`,
    );
    return join(folder, '..', binary);
  } catch {
    const own = join(root, 'node_modules/deno', binary);
    return existsSync(own) ? own : null;
  }
}

/** Code 0 when all functions pass; null when there is no Deno for this machine. */
export async function checkFunctionsInDeno() {
  const deno = findDeno();
  if (!deno)
    return { code: null, output: `No Deno for ${process.platform}-${process.arch}: set FAIRTONE_DENO to one.` };
  const entries = readdirSync(functions)
    .map((name) => join(functions, name, 'index.ts'))
    .filter(existsSync);
  const config = join(root, `.deno-check-${process.pid}.json`);
  const options = ['--quiet', '--no-lock', '--node-modules-dir=manual', '--cached-only', '--config', config];
  const env = {
    ...process.env,
    DENO_DIR: join(root, 'node_modules/.cache/deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
  };
  // Deno looks for the types of node: modules beside its configuration only, where npm has installed them.
  writeFileSync(config, readFileSync(join(functions, 'deno.json'), 'utf8').replaceAll('"../../', '"./'));
  try {
    return await run(deno, ['check', ...options, ...entries], { quiet: true, env });
  } finally {
    rmSync(config);
  }
}

if (process.argv[1]?.endsWith('denoCheck.mjs')) {
  const { code, output } = await checkFunctionsInDeno();
  console.log(code === 0 ? 'The functions fit Deno.' : output);
  process.exit(code ?? 0);
}
