import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preview, write, type Plan } from '../plan.ts';

/** Files that only the generator of languages reads and changes. */
export const LANGUAGE_PARTS = [
  'apps/shell/content',
  'apps/shell/locales',
  'apps/shell/src',
  'delivery/generators/emptyScreenTexts.ts',
  'libs/db-types',
  'libs/i18n',
  'libs/mail/src/texts',
  'libs/offline/src/page',
  'servers/edge/src/pages/words',
  'servers/stripe/src/page',
];

/** Files that generators read and change. */
const PARTS = [
  'package.json',
  '.oxfmtrc.jsonc',
  '.github',
  'apps/player',
  'apps/studio',
  'delivery/harness/src/fixtures/samples.ts',
  'libs/contracts',
  'supabase/migrations',
  'supabase/tests/policies/expectations',
  'supabase/functions/export-account',
  'supabase/functions/_testing',
];

/** Components and their tests, which no generator reads, except the tests that visit each screen. */
const isUnread = (path: string) => /(?<!src\/offline\.test)\.tsx$|(?<!\.contract)\.test\.ts$/.test(path);

/**
 * A copy of the parts of this workspace that generators touch; the working tree is not changed.
 * @param parts paths of files and folders that are copied as well
 */
export function workspaceCopy(parts: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'fairtone-generated-'));
  for (const part of [...PARTS, ...parts]) {
    mkdirSync(dirname(join(root, part)), { recursive: true });
    cpSync(join(process.cwd(), part), join(root, part), { recursive: true, filter: (path) => !isUnread(path) });
  }
  let isWritten = false;
  return {
    root,
    isWritten: () => isWritten,
    /** Writes a plan and returns its summary. */
    apply: async (plan: Plan) => {
      const files = await preview(root, plan);
      isWritten = true;
      write(root, files);
      return files;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
