import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { answerStream } from '../../../libs/harness/page/tone.cjs';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Where the standalone pages were built. */
const builtPages = () => process.env.FAIRTONE_STANDALONE_DIR ?? join(process.cwd(), 'dist/standalone');

/** Serves the built page of one remote on a free port: its files, and its html for every other address. */
export async function serveStandalone(remote: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = join(builtPages(), remote);
  const html = readFileSync(join(folder, 'index.html'));
  const server: Server = createServer((request, response) => {
    if (answerStream(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const file = join(folder, pathname);
    if (extname(pathname) && file.startsWith(folder) && existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
      return;
    }
    const isService = /^\/(rest|auth|storage|functions)\/v1\//.test(pathname);
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
