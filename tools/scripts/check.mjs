// npm run check: lint, types, cycles and unit tests; a few minutes.
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { runChecks } = await import('./checks.mjs');
const { runJest } = await import('./jestRun.mjs');

const checks = await runChecks();
const unit = await runJest('jest.config.mjs');
const failed = checks.failed + unit.failed;
console.log(`${checks.passed + unit.passed} passed, ${failed} failed, ${checks.skipped + unit.skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
