// Serves one remote alone, with hot reload: node delivery/standalone/serve.mjs <remote> [--live[=url of a backend]]
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { parseArgs } from 'node:util';
import { REMOTES } from '../webpack/paths.mjs';
import { standaloneConfig } from './config.mjs';
import { answerStream } from './tone.cjs';

const DEFAULT_BACKEND = 'http://localhost:4200';
const SERVICES = ['/rest/v1', '/auth/v1', '/storage/v1', '/functions/v1'];

const { positionals } = parseArgs({ strict: false, allowPositionals: true, options: {} });
const live = process.argv.find((argument) => /^--live(=|$)/.test(argument));
const remote = positionals[0];
if (!REMOTES.includes(remote)) throw new Error(`Name the remote to serve: ${REMOTES.join(', ')}`);

const port = process.env.PORT ?? '4300';
const backend = live ? addressOf(live) : null;
const config = await standaloneConfig({ remote, mode: 'development' });
if (backend) await inlineConfigOf(backend);

const server = new WebpackDevServer(
  {
    host: 'localhost',
    // 0: any free port.
    port: port === '0' ? 'auto' : Number(port),
    hot: true,
    static: false,
    historyApiFallback: true,
    client: { overlay: false, logging: 'warn' },
    proxy: backend ? [{ context: SERVICES, target: backend, changeOrigin: true, headers: { origin: backend } }] : [],
    setupMiddlewares: (middlewares, { app }) => {
      if (!backend) app.use((request, response, next) => answerStream(request, response) || next());
      return middlewares;
    },
  },
  webpack(config),
);
await server.start();
console.log(
  `${remote} alone, ${backend ? `against ${backend}` : 'with fixtures'}: http://localhost:${server.options.port}/harness`,
);

function addressOf(argument) {
  const value = argument.split('=')[1];
  return (!value || value === 'true' ? DEFAULT_BACKEND : value).replace(/\/$/, '');
}

/** Puts the backend's public settings into the page; requests to its services go through the page's origin. */
async function inlineConfigOf(url) {
  const html = await (await fetch(url)).text();
  const element = /<script[^>]*id="fairtone-config"[^>]*>(.*?)<\/script>/s.exec(html);
  if (!element) throw new Error(`The page at ${url} carries no settings. Is the product running there?`);
  const settings = JSON.stringify({ ...JSON.parse(element[1]), supabaseUrl: '' }).replaceAll('<', '\\u003c');
  const page = config.plugins.find(({ constructor }) => constructor.name === 'HtmlWebpackPlugin');
  page.options.liveConfig = `<script type="application/json" id="fairtone-config">${settings}</script>`;
}
