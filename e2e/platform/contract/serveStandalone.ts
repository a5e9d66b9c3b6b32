import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { answerStream } from '../../../delivery/standalone/tone.cjs';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Where the standalone pages were built. */
const builtPages = () => process.env.FAIRTONE_STANDALONE_DIR ?? join(process.cwd(), 'dist/standalone');

/**
 * Serves the built page of one remote on a free port: its files, and its html for every other address.
 * @param backend address of a running product that answers instead of the fixtures, as with `nx serve <remote> -- --live`
 */
export async function serveStandalone(
  remote: string,
  backend?: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = join(builtPages(), remote);
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const html = backend ? built.replace('</head>', `${await settingsOf(backend)}</head>`) : built;
  const server: Server = createServer((request, response) => {
    if (!backend && answerStream(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const file = join(folder, pathname);
    if (extname(pathname) && file.startsWith(folder) && existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
      return;
    }
    const isService = /^\/(rest|auth|storage|functions)\/v1\//.test(pathname);
    if (isService && backend) return forward(request, response, backend);
    response.writeHead(isService ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(isService ? '' : html);
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
async function settingsOf(backend: string): Promise<string> {
  const [element, text] = /<script[^>]*id="fairtone-config"[^>]*>(.*?)<\/script>/s.exec(
    await (await fetch(backend)).text(),
  )!;
  const settings = JSON.stringify({ ...(JSON.parse(text!) as object), supabaseUrl: '' }).replaceAll('<', '\\u003c');
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
