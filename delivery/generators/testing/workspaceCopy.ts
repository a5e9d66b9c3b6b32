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
  'libs/contracts',
  'supabase/migrations',
  'supabase/tests/policies/expectations',
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
