import type { readArticle } from './readArticle.mjs';

export type Article = ReturnType<typeof readArticle>;
type Node = Article['intro'][number];

const BLOCKS = ['p', 'li', 'td', 'th', 'blockquote'];

/** Elements whose text is code, which is not translated. */
export const CODE = ['pre', 'code'];

/** The words of a text, without its code. */
export const wordsOf = (node: Node): string =>
  typeof node === 'string' ? node : CODE.includes(node.tag) ? '' : (node.children ?? []).map(wordsOf).join('');

/** All elements of a text, the outer ones first. */
export const elementsIn = (node: Node): Exclude<Node, string>[] =>
  typeof node === 'string' ? [] : [node, ...(node.children ?? []).flatMap(elementsIn)];

/** The introduction, the sections and the entries of an article. */
export function partsOf(article: Article) {
  const parts = article.sections.flatMap((section) => [section, ...section.entries]);
  return [{ id: 'intro', title: article.title, nodes: article.intro }, ...parts];
}

/** Every paragraph, item, cell and title by a unique key. */
export function textsOf(article: Article): Record<string, string> {
  const texts: [string, string][] = [['description', article.description]];
  for (const { id, title, nodes } of partsOf(article)) {
    texts.push([`${id} (title)`, title]);
    const blocks = nodes.flatMap(elementsIn).filter(({ tag }) => BLOCKS.includes(tag));
    blocks.forEach((block, index) => texts.push([`${id} ${index}`, wordsOf(block).trim()]));
  }
  return Object.fromEntries(texts.filter(([, text]) => /\p{L}{2}/u.test(text)));
}
