/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@fairtone/contracts';
import { readArticle } from '../../../delivery/webpack/articles/readArticle.mjs';
import {
  CODE,
  elementsIn,
  partsOf,
  textsOf,
  wordsOf,
  type Article,
} from '../../../delivery/webpack/articles/articleTexts';
import { mayBeEnglish } from './inTranslation';
import { languages } from './languages';
import { compareWithEnglish } from './localeRules';
import { findWrongFormOfAddress } from './formOfAddress';

const content = join(__dirname, '../../../apps/shell/content');
const allowed = JSON.parse(readFileSync(join(content, 'same-as-english.json'), 'utf8'));

const filesOf = (language: Language) =>
  readdirSync(join(content, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort();
const read = (language: Language, file: string) => readArticle(readFileSync(join(content, language, file), 'utf8'));

type Node = Article['intro'][number];

/** The structure of a text: its elements in their order, without the words in them. */
const shapeOf = (node: Node): string =>
  typeof node === 'string' || !isShape(node.tag) ? '' : `${node.tag}(${(node.children ?? []).map(shapeOf).join('')})`;
const isShape = (tag: string) => !['a', 'code', 'strong', 'em'].includes(tag);

const textOf = (node: Node): string => (typeof node === 'string' ? node : (node.children ?? []).map(textOf).join(''));

/** What must be equal in all languages: section ids, structure, links, code and numbers, with either decimal separator. */
const factsOf = (article: Article) =>
  partsOf(article).map(({ id, title, nodes }) => {
    const elements = nodes.flatMap(elementsIn);
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
    expect(
      compareWithEnglish(textsOf(read('en', file)), texts, code, mayBeEnglish(code, texts, allowed[code])),
    ).toEqual([]);
    expect(Object.values(texts).flatMap((text) => findWrongFormOfAddress(text, code) ?? [])).toEqual([]);
  });

  it('have the same authors and dates', () => {
    const bylines = (language: Language) =>
      filesOf(language).map((file) => [read(language, file).author, read(language, file).date]);
    expect(bylines(code)).toEqual(bylines('en'));
  });
});
