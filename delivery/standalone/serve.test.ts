/** @jest-environment node */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A script as a data URL; quotes are escaped too, because one script holds the URL of the next. */
const scriptUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code).replaceAll("'", '%27')}`;

/** Replaces the dev server: prints its options instead of compiling and listening. */
const SERVER = `export default class {
  constructor(options, compiler) { this.options = options; this.compiler = compiler; }
  start() {
    const html = this.compiler.options.plugins.find(({ constructor }) => constructor.name === 'HtmlWebpackPlugin');
    console.log(JSON.stringify({ proxy: this.options.proxy, liveConfig: html.userOptions?.liveConfig ?? html.options?.liveConfig }));
  }
}`;
/** In place of the backend with the fixtures: says for which page it was started. */
const FIXTURES = `export const startFixtures = async (siteUrl) =>
  ({ url: 'http://127.0.0.1:9', settings: { supabaseUrl: 'x', siteUrl }, ms: 2100, stop: async () => {} });`;
/** The real dev server around a page without scripts, which compiles at once. */
const PAGE_SERVER = `import Server from '${urlOf('webpack-dev-server')}';
import webpack from '${urlOf('webpack')}';
import HtmlWebpackPlugin from '${urlOf('html-webpack-plugin')}';
export default class extends Server {
  constructor(options) {
    const plugins = [new HtmlWebpackPlugin({ templateContent: 'the page' })];
    super(options, webpack({ mode: 'development', entry: 'data:text/javascript,', plugins }));
  }
}`;

function urlOf(name: string): string {
  return pathToFileURL(require.resolve(name)).href;
}

/** Arguments of node that put another server, and no real backend, in place of what the script imports. */
function replacing(server: string): string[] {
  const hooks = `const fakes = { 'webpack-dev-server': '${scriptUrl(server)}', './startFixtures.mjs': '${scriptUrl(FIXTURES)}' };
export const resolve = (name, context, next) => name in fakes ? { url: fakes[name], shortCircuit: true } : next(name, context);`;
  return ['--import', scriptUrl(`import { register } from 'node:module'; register('${scriptUrl(hooks)}');`)];
}

interface Given {
  proxy: { context: string[]; target: string; headers: Record<string, string> }[];
  liveConfig?: string;
}

let product: Server;
let url: string;
let page = '';
beforeAll(async () => {
  product = createServer((_request, response) => response.end(page));
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(product.address() as { port: number }).port}`;
});
afterAll(() => new Promise((resolve) => product.close(resolve)));

async function serve(...options: string[]): Promise<Given & { printed: string }> {
  const args = [...replacing(SERVER), 'delivery/standalone/serve.mjs', 'player', ...options];
  const env = { ...process.env, PORT: '4300' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const given = JSON.parse(stdout.split('\n').find((line) => line.startsWith('{'))!) as Given;
  return { ...given, printed: stdout };
}

describe('The dev server of one remote', () => {
  it('puts the settings of a running product into the page and asks its services', async () => {
    page = `<script type="application/json" id="fairtone-config">{"supabaseUrl":"https://db.test","siteUrl":"<x>"}</script>`;
    const { proxy, liveConfig } = await serve(`--live=${url}/`);
    expect(liveConfig).toBe(
      '<script type="application/json" id="fairtone-config">{"supabaseUrl":"","siteUrl":"\\u003cx>"}</script>',
    );
    expect(proxy).toEqual([expect.objectContaining({ target: url, headers: { origin: url } })]);
    expect(proxy[0]!.context).toEqual(['/rest/v1', '/auth/v1', '/storage/v1', '/functions/v1']);
  }, 60_000);

  it('starts a backend with the fixtures where no product is named, and prints how long that took', async () => {
    const { proxy, liveConfig, printed } = await serve();
    const site = 'http://localhost:4300';
    expect(liveConfig).toContain(`{"supabaseUrl":"","siteUrl":"${site}"}`);
    expect(proxy).toEqual([expect.objectContaining({ target: 'http://127.0.0.1:9', headers: { origin: site } })]);
    expect(printed).toContain('whose backend started in 2.1 s');
  }, 60_000);

  it('says that no product runs at an address whose page carries no settings', async () => {
    page = 'another site';
    await expect(serve(`--live=${url}`)).rejects.toThrow('Is the product running there?');
  }, 60_000);

  describe('at the address of a slot', () => {
    let running: ChildProcess;
    let origin: string;
    beforeAll(async () => {
      running = spawn(process.execPath, [...replacing(PAGE_SERVER), 'delivery/standalone/serve.mjs', 'player'], {
        env: { ...process.env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      origin = await new Promise<string>((resolve, reject) => {
        running.stdout!.on('data', (text) => {
          const address = /(http:\/\/localhost:\d+)\/harness/.exec(String(text));
          if (address) resolve(address[1]!);
        });
        running.once('exit', (code) => reject(new Error(`The dev server ended with ${code}.`)));
      });
    }, 60_000);
    afterAll(async () => {
      if (running.exitCode === null && running.kill()) await once(running, 'exit');
    });

    it('sends the page for a visit, although its name has a dot', async () => {
      const visit = await fetch(`${origin}/harness/slots/shell.player`, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([visit.status, await visit.text()]).toEqual([200, expect.stringContaining('the page')]);
    });

    it('sends no page in place of a missing script', async () => {
      expect((await fetch(`${origin}/missing.chunk.js`, { headers: { accept: '*/*' } })).status).toBe(404);
    });
  });
});
