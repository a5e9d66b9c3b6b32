// Serves one remote alone, with hot reload: node delivery/standalone/serve.mjs <remote> [--live[=url of a backend]]
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { parseArgs } from 'node:util';
import { REMOTES } from '../webpack/paths.mjs';
import { standaloneConfig } from './config.mjs';
import { startFixtures } from './startFixtures.mjs';

const DEFAULT_BACKEND = 'http://localhost:4200';
const SERVICES = ['/rest/v1', '/auth/v1', '/storage/v1', '/functions/v1'];

const { positionals } = parseArgs({ strict: false, allowPositionals: true, options: {} });
const live = process.argv.find((argument) => /^--live(=|$)/.test(argument));
const remote = positionals[0];
if (!REMOTES.includes(remote)) throw new Error(`Name the remote to serve: ${REMOTES.join(', ')}`);

// 0: any free port. A fixture backend needs the number before it starts.
const wanted = process.env.PORT ?? '4300';
const port = wanted === '0' && !live ? await WebpackDevServer.getFreePort('auto') : wanted;
const siteUrl = `http://localhost:${port}`;
// The backend starts while webpack is configured.
const starting = live ? null : startFixtures(siteUrl);
const config = await standaloneConfig({ remote, mode: 'development' });
const { url, settings, origin, ...fixtures } = live
  ? await runningProduct(addressOf(live))
  : { ...(await starting), origin: siteUrl };
inlineSettings(settings);

const server = new WebpackDevServer(
  {
    host: 'localhost',
    port: port === '0' ? 'auto' : Number(port),
    hot: true,
    static: false,
    // Names of slots have dots, so the address of one looks like a file's. Only navigations get the page: a missing script stays missing.
    historyApiFallback: { disableDotRule: true, htmlAcceptHeaders: ['text/html'] },
    client: { overlay: false, logging: 'warn' },
    // Signals are handled below: the dev server's own handler waits seconds for webpack, and nx kills after five.
    setupExitSignals: false,
    setupMiddlewares: (middlewares) => [...(live ? [] : [resetMiddleware()]), ...middlewares],
    proxy: [{ context: SERVICES, target: url, changeOrigin: true, headers: { origin } }],
  },
  webpack(config),
);
// nx closes the terminal of a command that it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());
await server.start();
const source = live ? `against ${url}` : `with fixtures, whose backend started in ${(fixtures.ms / 1000).toFixed(1)} s`;
console.log(`${remote} alone, ${source}: http://localhost:${server.options.port}/harness`);

/** Restores the fixtures, dated relative to `?clock=`: `delivery/harness/src/resetFixtures.ts`. */
function resetMiddleware() {
  return {
    name: 'reset-fixtures',
    path: '/harness/reset',
    async middleware(request, response) {
      await fixtures.reset(new URL(request.originalUrl, siteUrl).searchParams.get('clock'));
      response.writeHead(204).end();
    },
  };
}

async function stop() {
  await fixtures.stop?.();
  process.exit();
}

function addressOf(argument) {
  const value = argument.split('=')[1];
  return (!value || value === 'true' ? DEFAULT_BACKEND : value).replace(/\/$/, '');
}

/** A running product: its address, and the public settings of its page. */
async function runningProduct(url) {
  const html = await (await fetch(url)).text();
  const element = /<script[^>]*id="fairtone-config"[^>]*>(.*?)<\/script>/s.exec(html);
  if (!element) throw new Error(`The page at ${url} carries no settings. Is the product running there?`);
  return { url, origin: url, settings: JSON.parse(element[1]) };
}

/** Puts a backend's public settings into the page; its services answer under the page's own origin. */
function inlineSettings(settings) {
  const text = JSON.stringify({ ...settings, supabaseUrl: '' }).replaceAll('<', '\\u003c');
  const page = config.plugins.find(({ constructor }) => constructor.name === 'HtmlWebpackPlugin');
  page.options.liveConfig = `<script type="application/json" id="fairtone-config">${text}</script>`;
}
