import type { ArticleNode, ArticlePart, ArticleSection } from './articleSchema.ts';

/** All words of a text, as one line. */
const textOf = (nodes: readonly ArticleNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join(' ');

// Accents are left out by who types in a hurry; ı and ł have none to leave out.
const plain = (text: string, language: string) =>
  text.toLocaleLowerCase(language).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('ł', 'l');

/** Sections with only those entries that hold every word asked for; all of them for no word. */
export function searchSections(sections: readonly ArticleSection[], query: string, language: string): ArticleSection[] {
  const words = plain(query, language).split(/\s+/).filter(Boolean);
  const holds = ({ title, nodes }: ArticlePart) => {
    const text = plain(`${title} ${textOf(nodes)}`, language);
    return words.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(holds) }))
    .filter(({ entries }) => entries.length > 0);
}
