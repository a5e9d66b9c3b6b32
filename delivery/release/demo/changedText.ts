import type { SourcesCopy } from './sourcesCopy.ts';

const TEXTS = 'apps/catalog/locales/en/catalog.json';

type Texts = { home: { recent: { title: string } } };

/** Changes a heading of the front page to a new text in each run: a published version is never built again. */
export function changeHeading(sources: SourcesCopy): { before: string; after: string } {
  const after = `Fresh at ${new Date().toISOString().slice(11, 19)}`;
  let before = '';
  sources.edit(TEXTS, (text) => {
    const texts = JSON.parse(text) as Texts;
    before = texts.home.recent.title;
    texts.home.recent.title = after;
    return JSON.stringify(texts, null, 2);
  });
  return { before, after };
}
