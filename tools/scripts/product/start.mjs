// npm start: installs what is missing, builds what has changed, and runs the product.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../build/buildAll.mjs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { root } from '../run.mjs';

await ensureInstalled();
await buildAll();
process.env.FAIRTONE_DEMO ??= 'full';
await import(pathToFileURL(join(root, 'dist/servers/main.mjs')).href);
