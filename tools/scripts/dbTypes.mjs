// npm run db:types -- [--check]: writes libs/db-types from the migrations, on a database that is gone afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled } from './ensureInstalled.mjs';
import { mustRun, root, run } from './run.mjs';

const START_WITHIN_MS = 60_000;

await ensureInstalled();
await mustRun(process.execPath, [join(root, 'servers/build.mjs')], { quiet: true });

const dataDir = mkdtempSync(join(tmpdir(), 'fairtone-types-'));
// The user that runs Postgres must get through.
chmodSync(dataDir, 0o755);
const env = {
  ...process.env,
  PORT: String(await freePort()),
  FAIRTONE_DATA_DIR: dataDir,
  FAIRTONE_DEMO: 'off',
  FAIRTONE_MODE: 'development',
};
const backend = spawn(process.execPath, [join(root, 'dist/servers/main.mjs')], {
  cwd: root,
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(backend, 'exit');

let code = 1;
try {
  const url = await databaseUrl();
  ({ code } = await run(process.execPath, [
    join(root, 'tools/run.mjs'),
    'tools/db-types/main.ts',
    '--url',
    url,
    ...process.argv.slice(2),
  ]));
} finally {
  backend.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(code);

async function databaseUrl() {
  const file = join(dataDir, 'run.json');
  for (const end = Date.now() + START_WITHIN_MS; Date.now() < end && backend.exitCode === null; await sleep(50)) {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).databaseUrl;
  }
  throw new Error('The backend did not start on the migrations; its lines above say why.');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
