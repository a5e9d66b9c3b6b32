// npm run backup -- FOLDER, npm run restore -- FOLDER: a consistent copy of the data folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { mustRun, root, run } from '../run.mjs';

await ensureInstalled();
const program = join(root, 'dist/servers/backup.mjs');
if (!existsSync(program)) await mustRun(process.execPath, [join(root, 'servers/build.mjs')], { quiet: true });
const { code } = await run(process.execPath, [program, ...process.argv.slice(2)]);
process.exit(code);
