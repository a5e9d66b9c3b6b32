import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { PublicConfig } from '@fairtone/contracts';
import { fixtureAccounts } from '../../../delivery/qa/fixtureBackend';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Where the standalone pages were built. */
const builtPages = () => process.env.FAIRTONE_STANDALONE_DIR ?? join(process.cwd(), 'dist/standalone');

export interface StandalonePage {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves the built page of one remote on a free port: its files, and its html for every other address. Requests to services are
 * forwarded to a running product, as `nx serve` does.
 * @param backend address of the product
 * @param accounts with `fixtures`, roles sign in as the people of the scenes, which `seedShop` creates; with `product`, as its own demo people
 */
export async function serveStandalone(
  remote: string,
  backend: string,
  accounts: 'fixtures' | 'product' = 'fixtures',
): Promise<StandalonePage> {
  const folder = join(builtPages(), remote);
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const settings = await settingsOf(backend, accounts === 'fixtures' ? { demoAccounts: fixtureAccounts() } : {});
  const html = built.replace('</head>', () => `${settings}</head>`);
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const file = join(folder, pathname);
    if (extname(pathname) && file.startsWith(folder) && existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
      return;
    }
    const isService = /^\/(rest|auth|storage|functions)\/v1\//.test(pathname);
    if (isService) return forward(request, response, backend);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server of the standalone page has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The public settings of a product as an element of its page; its services answer under the page's own origin. */
async function settingsOf(backend: string, changes: Partial<PublicConfig>): Promise<string> {
  const [element, text] = /<script[^>]*id="fairtone-config"[^>]*>(.*?)<\/script>/s.exec(
    await (await fetch(backend)).text(),
  )!;
  const changed = { ...(JSON.parse(text!) as PublicConfig), ...changes, supabaseUrl: '' };
  const settings = JSON.stringify(changed).replaceAll('<', '\\u003c');
  return element.replace(text!, () => settings);
}

function forward(request: IncomingMessage, response: ServerResponse, backend: string): void {
  const headers = { ...request.headers, host: new URL(backend).host, origin: backend };
  const onwards = ask(new URL(request.url!, backend), { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  onwards.on('error', () => response.destroy());
  request.pipe(onwards);
}
