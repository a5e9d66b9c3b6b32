// npm run bench:<what> -- [options]: builds the product, then runs the benchmark. Each tools/bench/<what>/main.ts lists its options.
import { join } from 'node:path';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { mustRun, root, runTypeScript } = await import('../run.mjs');
const { ensureBrowser } = await import('../setup/browser.mjs');
const { ensureVarnish } = await import('../setup/varnish.mjs');

const buildServers = () => mustRun(process.execPath, [join(root, 'servers/build.mjs')]);

async function buildSingleBundle() {
  await buildAll();
  // The webpack plugins take seconds to load, and only this benchmark needs them.
  await (await import('../../bench/load/singleBundle.mjs')).buildSingleBundle();
}

/** Lighthouse has packages of its own, in other versions than the product's. */
async function installLighthouse() {
  const cwd = join(root, 'tools/bench/lighthouse');
  await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd });
  await buildAll();
}

async function prepareEdges() {
  await ensureVarnish('the benchmark of edges and cache');
  await buildAll();
}

const BENCHES = {
  data: { prepare: buildServers },
  plays: { prepare: buildServers },
  growth: { prepare: buildAll },
  slow: { prepare: buildServers },
  edge: { prepare: prepareEdges },
  load: { prepare: buildSingleBundle, hasBrowser: true },
  presses: { prepare: buildAll, hasBrowser: true },
  sound: { prepare: buildAll, hasBrowser: true },
  lighthouse: { prepare: installLighthouse, hasBrowser: true },
};

const [what, ...options] = process.argv.slice(2);
const bench = BENCHES[what];
if (!bench) throw new Error(`Name what to measure: ${Object.keys(BENCHES).join(', ')}`);
await bench.prepare();
const env = bench.hasBrowser ? { FAIRTONE_CHROMIUM: await ensureBrowser('full') } : {};
const { code } = await runTypeScript(`tools/bench/${what}/main.ts`, options, { env });
process.exit(code);
