// npm run bench:slow -- [--rounds 5] [--requests 200] [--clients 200] [--json]
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { mustRun, run } = await import('./run.mjs');
await mustRun(process.execPath, ['servers/build.mjs']);
const { code } = await run(process.execPath, ['tools/run.mjs', 'tools/bench/slow/main.ts', ...process.argv.slice(2)]);
process.exit(code);
