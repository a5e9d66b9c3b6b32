import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preview, write, type Plan } from '../plan.ts';

/** Files that generators read and change. */
const PARTS = [
  'package.json',
  '.oxfmtrc.jsonc',
  '.github/CODEOWNERS',
  'apps/player',
  'apps/studio',
  'apps/shell/content',
  'apps/shell/locales',
  'apps/shell/src',
  'delivery/generators/emptyScreenTexts.ts',
  'libs/contracts',
  'libs/db-types',
  'libs/i18n',
  'libs/mail/src/texts',
  'libs/offline/src/page',
  'servers/edge/src/pages/words',
  'servers/stripe/src/page',
  'supabase/migrations',
  'supabase/tests/policies/expectations',
  'supabase/functions/export-account',
  'supabase/functions/_testing',
];

/** Components and their tests, which no generator reads, except the tests that visit each screen. */
const isUnread = (path: string) => /(?<!src\/offline\.test)\.tsx$|(?<!\.contract)\.test\.ts$/.test(path);

/** A copy of the parts of this workspace that generators touch; the working tree is not changed. */
export function workspaceCopy() {
  const root = mkdtempSync(join(tmpdir(), 'fairtone-generated-'));
  for (const part of PARTS) {
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
