type Rule = { matches: RegExp; owners: string };

/** Finds the owners of a file, as GitHub does: the last rule of `CODEOWNERS` that matches. Null when none does, or it names nobody. */
export function codeOwners(text: string): (file: string) => string | null {
  const rules = text.split('\n').flatMap((line): Rule[] => {
    const [pattern, ...owners] = line.replace(/#.*$/, '').trim().split(/\s+/);
    return pattern ? [{ matches: patternOf(pattern), owners: owners.join(' ') }] : [];
  });
  return (file) => rules.findLast(({ matches }) => matches.test(file))?.owners || null;
}

/** `/apps/` is at the root; `docs/` and `*.md` are anywhere; `*` ends at a slash, `**` does not. */
function patternOf(pattern: string): RegExp {
  const isAtRoot = pattern.slice(0, -1).includes('/');
  const body = pattern
    .replace(/^\//, '')
    .replace(/\/$/, '/**')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*|\?/g, (mark) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[mark] ?? '[^/]');
  return new RegExp(`^${isAtRoot ? '' : '(?:.*/)?'}${body}(?:/.*)?$`);
}
