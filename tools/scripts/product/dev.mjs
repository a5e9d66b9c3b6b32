// npm run dev -- [remote…]: the product with hot reload of the shell and of the remotes named; the others run as built.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from '../build/buildAll.mjs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { root } from '../run.mjs';

await ensureInstalled();
const { REMOTES } = await import('../../../delivery/webpack/paths.mjs');
const { startDevServer } = await import('../../../delivery/webpack/devServer.mjs');

const named = process.argv.slice(2);
const unknown = named.filter((name) => !REMOTES.includes(name));
if (unknown.length > 0) {
  console.error(`No such remote: ${unknown.join(', ')}. There are ${REMOTES.join(', ')}.`);
  process.exit(1);
}

await buildAll();
const firstPort = Number(process.env.PORT || 4200) + 30;
const servers = await Promise.all(['shell', ...named].map((app, index) => startDevServer(app, firstPort + index)));
const devServers = servers.map(({ app, origin }) => `${app}=${origin}`).join(',');
console.log(`Hot reload: ${servers.map(({ app }) => app).join(', ')}`);

const backend = spawn(process.execPath, [join(root, 'dist/servers/main.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FAIRTONE_DEMO: process.env.FAIRTONE_DEMO ?? 'full', FAIRTONE_DEV_SERVERS: devServers },
});
// Ctrl-C reaches the backend too; this process exits after it has stopped its parts.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => backend.kill('SIGTERM'));
backend.on('close', async (code) => {
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(code ?? 0);
});
