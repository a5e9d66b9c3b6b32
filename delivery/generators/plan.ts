import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Commands and tests run in the root. */
const OXFMT = join(process.cwd(), 'node_modules/oxfmt/bin/oxfmt');
const STYLE = '.oxfmtrc.jsonc';

/** What a generator wants to do, before anything is written. Paths are relative to the root. */
export interface Plan {
  create: Record<string, string>;
  edit: Record<string, (text: string) => string>;
  /** What is left to do by hand. */
  next: string[];
}

/** A mistake of whoever called a generator; the message says how to call it right. */
export class UsageError extends Error {}

/** The files of a plan as they will be, formatted. @throws UsageError when one is in the way, or one to edit is missing */
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

/** As oxfmt formats them, in a folder of their own: nothing is written until all of it is known. */
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

/** Writes what `preview` showed. */
export function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
