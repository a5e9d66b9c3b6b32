import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { headings } from './headings.ts';

const TOPS = '(?:apps|delivery|docs|e2e|libs|scenes|servers|supabase|tools|types|\\.github)';
const QUOTED = new RegExp(`\`(${TOPS}/[^\`\\s]+)\``, 'g');
/** The end of a path to a source file, such as `settings.ts` or `rest/relations.ts`. */
const QUOTED_END = new RegExp(
  `\`(?!${TOPS}/|dist/|node_modules/)(\\w[\\w.-]*(?:/[\\w.-]+)*\\.(?:tsx?|[cm]js|sql))\``,
  'g',
);
const LINK = /\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g;

/** Files that recipes and commands create, and patterns of names. */
const EXAMPLES = /radio|genres|albumNotes|album_notes|\/es\b|language_es|release\/keys\.json|^PascalCase/i;
/** Documents about the files of other projects. */
const ABROAD = /^docs\/upstream\//;
/** Files that a build writes under `dist`. */
const BUILT = /^(?:sw|page|main|edge|backup|payments)\.m?js$/;

/**
 * Paths that a document names although nothing is there: relative links with their headings, paths in backticks from the root of the
 * repository, and ends of paths to source files. A path may leave out the ending of a file. `<app>`, `*` and `…` stand for any name,
 * `**` for any path.
 * @param files all files of the repository, as paths from its root
 */
export function deadPaths(root: string, files: readonly string[], page: string, text: string): string[] {
  return [...deadLinks(root, files, page, text), ...(ABROAD.test(page) ? [] : deadQuotes(files, text))];
}

function deadLinks(root: string, files: readonly string[], page: string, text: string): string[] {
  const links = [...text.matchAll(LINK)].filter(([, target]) => !/^[a-z]+:/.test(target!));
  return links.flatMap(([, target, heading]) => {
    const path = target ? normalize(join(dirname(page), target)) : page;
    if (path !== page && !isThere(files, path)) return [target!];
    if (heading === undefined || !path.endsWith('.md')) return [];
    const linked = path === page ? text : readFileSync(join(root, path), 'utf8');
    return headings(linked).some(({ slug }) => slug === heading) ? [] : [`${target}#${heading}`];
  });
}

function deadQuotes(files: readonly string[], text: string): string[] {
  const paths = [...text.matchAll(QUOTED)].flatMap(([, path]) => expanded(path!));
  const ends = [...text.matchAll(QUOTED_END)].map(([, path]) => path!).filter((path) => !BUILT.test(path));
  return [
    ...paths.filter((path) => !EXAMPLES.test(path) && !isThere(files, path)),
    ...ends.filter((path) => !EXAMPLES.test(path) && !files.some((file) => `/${file}`.endsWith(`/${path}`))),
  ];
}

/** Expands `a/{b,c}` into `a/b` and `a/c`. */
function expanded(path: string): string[] {
  const group = /^(.*)\{([^{}]*)\}(.*)$/.exec(path);
  if (!group) return [path];
  const [, before, words, after] = group;
  return words!.split(',').flatMap((word) => expanded(`${before}${word.trim()}${after}`));
}

function isThere(files: readonly string[], path: string): boolean {
  if (!/[<*…]/.test(path)) {
    const name = path.replace(/\/$/, '');
    return files.some((file) => file === name || file.startsWith(`${name}/`) || isNamedUpToEnding(file, name));
  }
  const pattern = path
    .split(/(<[^>]*>|\*\*|[*…])/)
    .map((part, i) => (i % 2 === 0 ? part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&') : part === '**' ? '.*' : '[^/]*'))
    .join('');
  const wanted = new RegExp(`^${pattern}(?:$|/|\\.[^/]+$)`);
  return files.some((file) => wanted.test(file));
}

const isNamedUpToEnding = (file: string, name: string) =>
  file.startsWith(`${name}.`) && !file.includes('/', name.length);
