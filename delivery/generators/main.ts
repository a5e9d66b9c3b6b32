// npm run new -- remote|screen|event|slot|dialog|table|language: the recipes of CONTRIBUTING.md.
import { LANGUAGES } from '@fairtone/contracts';
import { parseArgs } from 'node:util';
import { planEvent } from './event.ts';
import { planLanguage } from './language.ts';
import { sentence } from './names.ts';
import { planSlotOrDialog } from './slotOrDialog.ts';
import { preview, UsageError, write, type Plan } from './plan.ts';
import { planRemote } from './remote.ts';
import { planScreen } from './screen.ts';
import { planTable } from './table.ts';
import type { Titles } from './texts.ts';

const HELP = `npm run new -- <what> …
  remote <name> [<path>]               apps/<name> with one screen          [titles]
  screen <remote> <Name> <path>        a screen of a remote, with its test  [titles]
  event  <domain/pastTense> [field:uuid|string|int|number|boolean …]
  slot   <who shows it>.<name> [field:string|number|boolean …]
  dialog <who owns it>.<name> [field:string|number|boolean …]
  table  <remote> <names> [column:text|integer|boolean …]
  language <code>                      a language with English texts to translate: it
Titles: --title "Night radio" --pl "Nocne radio" --de … --fr … --tr …
--dry-run shows what would be written.   A "?" makes a field optional: note?:string`;

const text = { type: 'string' } as const;
const titleOptions = Object.fromEntries(LANGUAGES.slice(1).map((language) => [language, text]));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: text, ...titleOptions, 'dry-run': { type: 'boolean' } },
});
const [what, ...words] = positionals;
const root = process.cwd();

function plan(): Plan | null {
  const [first, second, third] = words;
  const titlesOf = (name = ''): Titles => ({ ...values, en: values.title ?? sentence(name) });
  switch (what) {
    case 'remote':
      return planRemote(root, { name: first, path: second, titles: titlesOf(first) });
    case 'screen':
      return planScreen(root, { remote: first, name: second, path: third, titles: titlesOf(second) });
    case 'event':
      return planEvent(root, first, words.slice(1));
    case 'slot':
    case 'dialog':
      return planSlotOrDialog(root, what, first, words.slice(1));
    case 'table':
      return planTable(root, { remote: first, name: second, columns: words.slice(2), now: new Date() });
    case 'language':
      return planLanguage(root, { code: first, now: new Date() });
    default:
      return null;
  }
}

try {
  const made = plan();
  if (!made) throw new UsageError(HELP);
  const files = await preview(root, made);
  if (!values['dry-run']) write(root, files);
  for (const path of Object.keys(files)) console.log(`${path in made.create ? 'new    ' : 'changed'} ${path}`);
  if (values['dry-run']) for (const [path, content] of Object.entries(files)) console.log(`\n--- ${path}\n${content}`);
  else console.log(`\nNext:\n${made.next.map((step) => `- ${step}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
