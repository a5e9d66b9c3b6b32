import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

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
  const style = JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8')) as Options;
  const formatted = Object.entries(files).map(
    async ([path, text]) => [path, await inStyle(path, text, style)] as const,
  );
  return Object.fromEntries(await Promise.all(formatted));
}

// The standalone build: prettier's own entry loads its parsers in a way that jest cannot follow.
function inStyle(path: string, text: string, style: Options): Promise<string> | string {
  const parser = /\.tsx?$/.test(path) ? 'typescript' : /\.json$/.test(path) ? 'json' : null;
  return parser ? format(text, { ...style, parser, plugins: [babel, estree as never, typescript] }) : text;
}

/** Writes what `preview` showed. */
export function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
