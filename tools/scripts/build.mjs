import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('./buildAll.mjs');
await buildAll({ quiet: false });
