// npm run edge: installs what is missing, builds what has changed, and runs one page server (servers/edge/README.md).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../build/buildAll.mjs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { root } from '../run.mjs';

await ensureInstalled();
await buildAll();
await import(pathToFileURL(join(root, 'dist/servers/edge.mjs')).href);
