// npm run keys -- list | add | rotate | remove: the API keys of the data folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { mustRun, root, run } from '../run.mjs';

await ensureInstalled();
const program = join(root, 'dist/servers/keys.mjs');
if (!existsSync(program)) await mustRun(process.execPath, [join(root, 'servers/build.mjs')], { quiet: true });
const { code } = await run(process.execPath, [program, ...process.argv.slice(2)]);
process.exit(code);
