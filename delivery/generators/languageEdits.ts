import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TESTIMONIALS, TEXT_TABLES } from '../../tools/translations/places.ts';
import { insertBefore } from './edits.ts';
import { LANGUAGE_LIST, type LanguageFacts } from './languageFacts.ts';
import { remotesOf } from './names.ts';
import { UsageError, type Plan } from './plan.ts';

/** Modules that import the texts of each language, and list them. */
const TEXT_INDEXES = [
  'libs/mail/src/texts/all.ts',
  'servers/stripe/src/page/locale.ts',
  'servers/edge/src/pages/words/words.ts',
];
/** The lines that a new language adds to existing files. */
export function languageEdits(root: string, facts: LanguageFacts): Plan['edit'] {
  const { code, label, existing, last } = facts;
  const listed = existing.map((known) => `'${known}'`);
  return {
    [LANGUAGE_LIST]: (text) => replaceOnce(text, `'${last}']`, `'${last}', '${code}']`),
    'libs/i18n/src/languages.ts': (text) =>
      insertBefore(text, '\n];\n\n/** Narrows', `\n  { code: '${code}', label: ${JSON.stringify(label)} },`),
    'libs/i18n/locales/in-translation.json': (text) => JSON.stringify([...(JSON.parse(text) as string[]), code]),
    'libs/db-types/src/database.types.ts': (text) => {
      const union = listed.join(' | ');
      if (!text.includes(union)) throw new UsageError(`The types of the database lack ${union}: run npm run db:types.`);
      return text.replaceAll(union, `${union} | '${code}'`);
    },
    [TESTIMONIALS]: (text) => {
      const quotes = JSON.parse(text) as { text: Record<string, string> }[];
      return JSON.stringify(quotes.map((quote) => ({ ...quote, text: { ...quote.text, [code]: quote.text.en } })));
    },
    ...forEach(loaderFiles(root), (text) => repeatLine(text, facts)),
    ...forEach(TEXT_INDEXES, (text) => addToIndex(text, facts)),
    ...forEach(Object.keys(TEXT_TABLES), (text) => insertBefore(text, '\n}', `\n  ${code}: ${englishIn(text)},`)),
  };
}

const forEach = (paths: string[], edit: (text: string) => string): Plan['edit'] =>
  Object.fromEntries(paths.map((path) => [path, edit]));

/** Modules with one lazy import for each language: of the shared texts, of each remote, and of the parts of the shell. */
function loaderFiles(root: string): string[] {
  const shell = readdirSync(join(root, 'apps/shell/src'), { recursive: true, encoding: 'utf8' });
  return [
    'libs/i18n/src/commonLocales.ts',
    ...remotesOf(root).map((remote) => `apps/${remote}/src/remote.ts`),
    ...shell.filter((path) => path.endsWith('Locales.ts')).map((path) => `apps/shell/src/${path}`),
  ];
}

/** Repeats the line of the last language with the new code: `tr: () => import('../locales/tr/player.json'),`. */
function repeatLine(text: string, { code, last }: LanguageFacts): string {
  const line = new RegExp(`\\n *${last}: .*,`).exec(text)?.[0];
  if (!line) throw new UsageError(`A line for the language "${last}" is gone; nothing was written.`);
  return text.replace(line, line + line.replaceAll(new RegExp(`\\b${last}\\b`, 'g'), code));
}

/** Adds the import of a language's texts and its name in the list: `= { en, pl, de, fr, tr }`. */
function addToIndex(text: string, { code, last }: LanguageFacts): string {
  const line = new RegExp(`import \\{ ${last} \\} from .*\\n`).exec(text)?.[0];
  const list = new RegExp(`= \\{[^{}]*\\b${last}(?=,?\\s*\\})`).exec(text)?.[0];
  if (!line || !list)
    throw new UsageError(`The texts for the language "${last}" are not imported; nothing was written.`);
  return text
    .replace(list, `${list}, ${code}`)
    .replace(line, line + line.replaceAll(new RegExp(`\\b${last}\\b`, 'g'), code));
}

/** What a table of texts has for English. */
function englishIn(text: string): string {
  const found = /\n {2}en: (.*),\n/.exec(text)?.[1];
  if (!found) throw new UsageError('A table of texts has no line for English; nothing was written.');
  return found;
}

function replaceOnce(text: string, mark: string, added: string): string {
  if (!text.includes(mark))
    throw new UsageError(`A line that the generator looks for is gone: ${JSON.stringify(mark)}.`);
  return text.replace(mark, added);
}
