// npm run test:crash -- --rounds 20 [--seed 7]: kills parts of the built backend under load and counts violated guarantees.
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { runTypeScript } = await import('../run.mjs');
await buildAll();
const { code } = await runTypeScript('servers/testing/crash/main.ts', process.argv.slice(2));
process.exit(code);
