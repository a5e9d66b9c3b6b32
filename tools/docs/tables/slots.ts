import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable, wordList } from '../markdown.ts';
import { apps, literal, projectsWith, type Source } from '../sources.ts';

const CONTRACTS = { slot: 'libs/contracts/src/slots.ts', dialog: 'libs/contracts/src/dialogs.ts' };
const ENTRY = /^ {2}\/\*\* (.+) \*\/\n {2}'([^']+)':/gm;
const isRemoteFile = ({ path }: Source) => /^apps\/[^/]+\/src\/remote\.ts$/.test(path);

/** Every slot and dialog with its purpose, the visitors that a slot is for, the app that provides it and the apps that show or open it. */
export function slotTable(root: string): string {
  const rows = [
    ...entriesOf(root, 'slot').map((slot) => rowOf(root, 'slot', slot, showsSlot(slot.name))),
    ...entriesOf(root, 'dialog').map((dialog) => rowOf(root, 'dialog', dialog, opensDialog(dialog.name))),
  ];
  return markdownTable(['', 'name', 'purpose', 'for', 'provider', 'consumer'], rows);
}

interface Entry {
  name: string;
  purpose: string;
  audience: string;
}

function rowOf(
  root: string,
  kind: 'slot' | 'dialog',
  { name, purpose, audience }: Entry,
  uses: (one: Source) => boolean,
) {
  const provides = new RegExp(`'${literal(name)}': \\(\\) =>`);
  const providers = projectsWith(root, apps(root), (source) => isRemoteFile(source) && provides.test(source.text));
  const consumers = projectsWith(root, apps(root), (source) => !isRemoteFile(source) && uses(source));
  return [kind, `\`${name}\``, purpose, audience, wordList(providers), wordList(consumers)];
}

/** Sources that render the slot by its whole name, or by a name composed as `prefix.${part}`. */
function showsSlot(name: string): (source: Source) => boolean {
  const [prefix] = name.split('.');
  const named = new RegExp(`name=(["'])${literal(name)}\\1|name=\\{\`${literal(prefix!)}\\.\\$\\{`);
  return ({ text }) => named.test(text);
}

const opensDialog = (name: string) => {
  const named = new RegExp(`name: '${literal(name)}'`);
  return ({ text }: Source) => named.test(text);
};

/** Names of a contract file with the first sentence of their comment, without the provider in parentheses at its end. */
function entriesOf(root: string, kind: keyof typeof CONTRACTS): Entry[] {
  const text = readFileSync(join(root, CONTRACTS[kind]), 'utf8');
  return [...text.matchAll(ENTRY)].map(([, purpose, name]) => ({
    name: name!,
    purpose: purpose!.replace(/ \([a-z]+\)\.$/, '.'),
    audience: kind === 'slot' ? audienceOf(text, name!) : '–',
  }));
}

const audienceOf = (text: string, slot: string) =>
  new RegExp(`^ {2}'${literal(slot)}': '(\\w+)',$`, 'm').exec(text)?.[1] ?? 'all visitors';
