import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A command or test to run next, in the root folder. */
const OXFMT = join(process.cwd(), 'node_modules/oxfmt/bin/oxfmt');
const STYLE = '.oxfmtrc.jsonc';

/** The edits of a generator before anything is written. Paths are relative to the root. */
export interface Plan {
  create: Record<string, string>;
  edit: Record<string, (text: string) => string>;
  /** Steps that the author does by hand. */
  next: string[];
}

/** A wrong call of a generator; the message names the right call. */
export class UsageError extends Error {}

/**
 * Computes the files of a plan as they will be written, formatted. @throws UsageError when a file to create exists, or a file to edit is
 * missing
 */
export async function preview(root: string, plan: Plan): Promise<Record<string, string>> {
  for (const path of Object.keys(plan.create)) {
    if (existsSync(join(root, path))) throw new UsageError(`${path} is there already; nothing was written.`);
  }
  const files: Record<string, string> = { ...plan.create };
  for (const [path, edit] of Object.entries(plan.edit)) {
    if (!existsSync(join(root, path))) throw new UsageError(`${path} is missing; nothing was written.`);
    const before = readFileSync(join(root, path), 'utf8');
    const after = edit(before);
    if (after !== before) files[path] = after;
  }
  return inStyle(files, readFileSync(join(root, STYLE), 'utf8'));
}

/** Formats with oxfmt in a temporary folder: nothing is written to the workspace until every file is known. */
async function inStyle(files: Record<string, string>, style: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-plan-'));
  try {
    write(folder, { ...files, [STYLE]: style });
    await promisify(execFile)(process.execPath, [OXFMT, '--no-error-on-unmatched-pattern'], { cwd: folder });
    return Object.fromEntries(Object.keys(files).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the files that `preview` computed. */
export function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
