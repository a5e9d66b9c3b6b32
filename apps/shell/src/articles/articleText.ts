import type { ArticleNode, ArticlePart, ArticleSection } from './articleSchema.ts';

/** All words of a text, as one line. */
const textOf = (nodes: readonly ArticleNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join(' ');

// Accents are removed, because many visitors search without them. NFD does not separate ı and ł, so they are replaced.
const plain = (text: string, language: string) =>
  text.toLocaleLowerCase(language).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('ł', 'l');

/** Sections with only the entries that contain every word of the query; all entries for an empty query. */
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
