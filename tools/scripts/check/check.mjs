// npm run check: lint, types, import rules, documents, and the unit tests that a change can break; before each commit.
//   npm run check -- --base main    what changed since another commit; without it, since this branch left main
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { runChecks } = await import('./checks.mjs');
const { runJest } = await import('../test/jestRun.mjs');
const { git } = await import('../git.mjs');
const { root } = await import('../run.mjs');
const { values } = parseArgs({ options: { base: { type: 'string' } } });

/** The commit that the change is compared with; null without history. */
function baseOf() {
  for (const ask of [
    () => values.base,
    () => git('merge-base', 'HEAD', 'origin/main'),
    () => git('rev-parse', 'HEAD'),
  ]) {
    try {
      const commit = ask();
      if (commit) return commit;
    } catch {
      // The commit does not exist; the next one may.
    }
  }
  return null;
}

/** Paths of changed files, deleted ones too; null when there is nothing to compare with. */
function changedFiles() {
  const base = baseOf();
  if (!base) return null;
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => list.split('\n')).filter(Boolean);
}

/** What tests read instead of importing it, and the text by which such a test is found. */
const READ = [
  [/\.sql$/, '\\.sql|supabase/migrations'],
  [/\.md$/, '\\.md\\b'],
];

/** Unit tests that read files of a changed kind. */
function testsThatRead(paths) {
  const texts = READ.filter(([kind]) => paths.some((path) => kind.test(path))).map(([, text]) => text);
  if (texts.length === 0) return [];
  const files = ['*.test.ts', '*.test.tsx', ':!*.db.test.ts', ':!*.full.test.ts'];
  try {
    return git('grep', '-lE', texts.join('|'), '--', ...files).split('\n');
  } catch (error) {
    // git ends with 1 when nothing is found.
    if (error.status === 1) return [];
    throw error;
  }
}

const all = changedFiles();
const imported = (all ?? []).filter((file) => /\.(tsx?|mjs|cjs|json)$/.test(file) && existsSync(join(root, file)));
const changed = [...imported, ...testsThatRead(all ?? [])];
const related = ['--findRelatedTests', '--passWithNoTests', '--maxWorkers', '1', ...changed];
const none = { passed: 0, failed: 0, skipped: 0 };
const [checks, unit] = await Promise.all([
  // Without a change, as on a branch that is to land, every check runs.
  runChecks(all?.length ? all : undefined),
  changed.length > 0 ? runJest('jest.config.mjs', related) : none,
]);
const failed = checks.failed + unit.failed;
console.log(`${checks.passed + unit.passed} passed, ${failed} failed, ${checks.skipped + unit.skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
