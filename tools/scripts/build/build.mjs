import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('./buildAll.mjs');
await buildAll({ quiet: false });
