import { lexer } from 'marked';
import { readTree } from './readTree.mjs';

const FRONT = /^---\n(.*?)\n---\n/s;
const FIELDS = ['title', 'description', 'author', 'date'];
const NAMED = /^(?<title>.+?) \{#(?<id>[a-z][a-z0-9-]*)\}$/;

/**
 * Parses one article from Markdown with a front matter. Headings carry the ids that links use, the same in every language:
 * `## Refunds {#refunds}`. HTML is refused: a page consists of known elements only.
 * @throws with the problem, so that the build stops
 */
export function readArticle(markdown) {
  const article = { ...readFront(markdown), intro: [], sections: [] };
  for (const token of lexer(markdown.replace(FRONT, ''))) {
    if (token.type === 'heading') openPart(article, token);
    else lastPart(article).push(...readTree([token]));
  }
  return article;
}

/** The front matter of an article: title, description, and for a post its author and date. */
export function readFront(markdown) {
  const front = FRONT.exec(markdown)?.[1];
  if (!front) throw new Error('An article begins with its front matter: ---, title: …, description: …, ---');
  const fields = Object.fromEntries(
    front.split('\n').map((line) => {
      const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
      if (!FIELDS.includes(name)) throw new Error(`The front matter knows ${FIELDS.join(', ')}, not "${line}"`);
      return [name, value.trim()];
    }),
  );
  if (!fields.title || !fields.description) throw new Error('An article has a title and a description.');
  return fields;
}

function openPart({ sections }, { depth, text }) {
  const { title, id } = NAMED.exec(text)?.groups ?? {};
  if (!id) throw new Error(`A heading names its place, as in "## Refunds {#refunds}": "${text}"`);
  const part = { id, title, nodes: [] };
  if (depth === 2) sections.push({ ...part, entries: [] });
  else if (depth === 3 && sections.length > 0) sections.at(-1).entries.push(part);
  else throw new Error(`Headings are ## and, below one, ###: "${text}"`);
}

function lastPart({ intro, sections }) {
  const section = sections.at(-1);
  return section ? (section.entries.at(-1) ?? section).nodes : intro;
}
