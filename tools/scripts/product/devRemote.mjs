// npm run dev:remote -- <remote>: serves one remote, for the QA tools of any shell that allows its origin.
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { REMOTES } = await import('../../../delivery/webpack/paths.mjs');
const { startDevServer } = await import('../../../delivery/webpack/devServer.mjs');

const [remote] = process.argv.slice(2);
if (!REMOTES.includes(remote)) {
  console.error(`Name the remote to serve: ${REMOTES.join(', ')}`);
  process.exit(1);
}
// One of the ports that a local product allows by default, after those of npm run dev.
const port = Number(process.env.PORT || 4236 + (REMOTES.indexOf(remote) % 4));
const { origin } = await startDevServer(remote, port, { isHot: false });
console.log(`${remote}: ${origin}
Open a page with ?qa, choose "From a local dev server" for ${remote}, and enter this address.`);
