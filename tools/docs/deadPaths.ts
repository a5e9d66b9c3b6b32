import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TOPS = '(?:apps|delivery|docs|e2e|libs|scenes|servers|supabase|tools)';
const QUOTED = new RegExp(`\`(${TOPS}/[^\`\\s]+)\``, 'g');
const LINK = /\]\(([^)\s#]+)(#[^)\s]*)?\)/g;

/** Files that recipes and commands create. */
const EXAMPLES = /radio|genres|albumNotes|album_notes|\/es\b|release\/keys\.json/i;

/**
 * Paths in a document that do not exist: targets of relative links, and paths in backticks from the root of the repository.
 * A path may leave out the ending of a file; paths with placeholders (`<app>`, `*`, `…`) are skipped.
 */
export function deadPaths(root: string, page: string, text: string): string[] {
  const links = [...text.matchAll(LINK)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => ({ name: target, path: join(root, dirname(page), target) }));
  const quoted = [...text.matchAll(QUOTED)]
    .flatMap(([, path]) => expanded(path!))
    .filter((path) => !/[<>*…$]/.test(path) && !EXAMPLES.test(path))
    .map((path) => ({ name: path, path: join(root, path) }));
  return [...links, ...quoted].filter(({ path }) => !isThere(path)).map(({ name }) => name);
}

/** Expands `a/{b,c}` into `a/b` and `a/c`. */
function expanded(path: string): string[] {
  const group = /^(.*)\{([^{}]*)\}(.*)$/.exec(path);
  if (!group) return [path];
  const [, before, words, after] = group;
  return words!.split(',').flatMap((word) => expanded(`${before}${word.trim()}${after}`));
}

function isThere(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  const name = path.slice(folder.length + 1);
  return existsSync(folder) && readdirSync(folder).some((file) => file.startsWith(`${name}.`));
}
