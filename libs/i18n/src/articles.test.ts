/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@fairtone/contracts';
import { readArticle } from '../../../delivery/webpack/articles/readArticle.mjs';
import { languages } from './languages';
import { compareWithEnglish } from './localeRules';
import { findWrongFormOfAddress } from './formOfAddress';

const content = join(__dirname, '../../../apps/shell/content');
const allowed = JSON.parse(readFileSync(join(content, 'same-as-english.json'), 'utf8'));

type Article = ReturnType<typeof readArticle>;
type Node = Article['intro'][number];

const filesOf = (language: Language) =>
  readdirSync(join(content, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort();
const read = (language: Language, file: string) => readArticle(readFileSync(join(content, language, file), 'utf8'));

const BLOCKS = ['p', 'li', 'td', 'th', 'blockquote'];

/** The structure of a text: its elements in their order, without the words in them. */
const shapeOf = (node: Node): string =>
  typeof node === 'string' || !isShape(node.tag) ? '' : `${node.tag}(${(node.children ?? []).map(shapeOf).join('')})`;
const isShape = (tag: string) => !['a', 'code', 'strong', 'em'].includes(tag);

const CODE = ['pre', 'code'];
const textOf = (node: Node): string => (typeof node === 'string' ? node : (node.children ?? []).map(textOf).join(''));
const wordsOf = (node: Node): string =>
  typeof node === 'string' ? node : CODE.includes(node.tag) ? '' : (node.children ?? []).map(wordsOf).join('');
const all = (node: Node): Exclude<Node, string>[] =>
  typeof node === 'string' ? [] : [node, ...(node.children ?? []).flatMap(all)];

function partsOf(article: Article) {
  const parts = article.sections.flatMap((section) => [section, ...section.entries]);
  return [{ id: 'intro', title: article.title, nodes: article.intro }, ...parts];
}

/** Every paragraph, item, cell and title by a unique key. */
function textsOf(article: Article): Record<string, string> {
  const texts: [string, string][] = [['description', article.description]];
  for (const { id, title, nodes } of partsOf(article)) {
    texts.push([`${id} (title)`, title]);
    const blocks = nodes.flatMap(all).filter(({ tag }) => BLOCKS.includes(tag));
    blocks.forEach((block, index) => texts.push([`${id} ${index}`, wordsOf(block).trim()]));
  }
  return Object.fromEntries(texts.filter(([, text]) => /\p{L}{2}/u.test(text)));
}

/** What must be equal in all languages: section ids, structure, links, code and numbers, with either decimal separator. */
const factsOf = (article: Article) =>
  partsOf(article).map(({ id, title, nodes }) => {
    const elements = nodes.flatMap(all);
    const words = [title, ...nodes.map(wordsOf)].join(' ');
    return {
      id,
      shape: nodes.map(shapeOf).join(''),
      links: elements.flatMap(({ href }) => href ?? []).sort(),
      code: elements
        .filter(({ tag }) => CODE.includes(tag))
        .map(textOf)
        .sort(),
      numbers: (words.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.')).sort(),
    };
  });

describe.each(languages.filter(({ code }) => code !== 'en'))('articles in $label', ({ code }) => {
  it('are as many as in English', () => {
    expect(filesOf(code)).toEqual(filesOf('en'));
  });

  it.each(filesOf('en'))('%s has the same sections, links, code and numbers', (file) => {
    expect(factsOf(read(code, file))).toEqual(factsOf(read('en', file)));
  });

  it.each(filesOf('en'))('%s is translated, in one form of address', (file) => {
    const texts = textsOf(read(code, file));
    expect(compareWithEnglish(textsOf(read('en', file)), texts, code, allowed[code])).toEqual([]);
    expect(Object.values(texts).flatMap((text) => findWrongFormOfAddress(text, code) ?? [])).toEqual([]);
  });

  it('have the same authors and dates', () => {
    const bylines = (language: Language) =>
      filesOf(language).map((file) => [read(language, file).author, read(language, file).date]);
    expect(bylines(code)).toEqual(bylines('en'));
  });
});
