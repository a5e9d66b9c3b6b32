// npm run test:mutants -- [options of tools/mutants/main.ts]: plants each fault in a copy of the product, with the browser that its tests need.
import { ensureAudioPrograms } from '../setup/audioPrograms.mjs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { ensureBrowser } = await import('../setup/browser.mjs');
const { runTypeScript } = await import('../run.mjs');
// The tests that need them say so, too; the others run without.
await ensureAudioPrograms().catch((error) => console.error(error.message));
const env = { FAIRTONE_CHROMIUM: await ensureBrowser() };
const { code } = await runTypeScript('tools/mutants/main.ts', process.argv.slice(2), { env });
process.exit(code);
