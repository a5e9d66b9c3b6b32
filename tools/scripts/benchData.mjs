// npm run bench:data -- [--scale 0.01] [--requests 100] [--data folder] [--only search]
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { mustRun, run } = await import('./run.mjs');
await mustRun(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'build', 'servers', '--outputStyle=static']);
const { code } = await run(process.execPath, ['tools/run.mjs', 'tools/bench/data/main.ts', ...process.argv.slice(2)]);
process.exit(code);
