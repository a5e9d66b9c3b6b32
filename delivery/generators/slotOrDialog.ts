import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextRange, raisedVersion, readFields } from './contractEdits.ts';
import { insertIntoBlock } from './edits.ts';
import { checkSlotOrDialogName, pascal } from './names.ts';
import { UsageError, type Plan } from './plan.ts';

const TYPES = ['string', 'number', 'boolean'];

/** Plans a slot or a dialog: its entry in the contract with its props, and the contract's version. */
export function planSlotOrDialog(
  root: string,
  kind: 'slot' | 'dialog',
  name: string | undefined,
  fields: string[],
): Plan {
  checkSlotOrDialogName(kind, name);
  const file = `libs/contracts/src/${kind}s.ts`;
  if (readFileSync(join(root, file), 'utf8').includes(`'${name}'`))
    throw new UsageError(`${file} has '${name}' already.`);
  const given = readFields(fields, TYPES).map(
    ({ name: field, type, isOptional }) => `${field}${isOptional ? '?' : ''}: ${type}`,
  );
  const [owner, part] = name.split('.') as [string, string];
  const doc =
    kind === 'slot'
      ? `Shown by ${owner}: describe where; name the provider here (provider).`
      : `Say what it does (${owner}).`;
  const entry = `\n  /** ${doc} */\n  '${name}': ${given.length > 0 ? `{ ${given.join('; ')} }` : 'object'};`;

  const provider = kind === 'slot' ? 'the provider' : owner;
  const shown =
    kind === 'slot'
      ? `Show it: <Slot name="${name}" … />, of @fairtone/federation.`
      : `Open it: dispatch(dialogOpened({ name: '${name}', props: { … } })).`;
  return {
    create: {},
    edit: {
      [file]: (text) => insertIntoBlock(text, `export interface ${kind === 'slot' ? 'Slots' : 'Dialogs'} {`, entry),
      ...raisedVersion(root),
    },
    next: [
      ...(kind === 'slot' ? [`Unless it is for all visitors: a line in SLOT_AUDIENCES of ${file}.`] : []),
      shown,
      `In the remote.ts of ${provider}: ${kind}s: { '${name}': () => import('./features/${part.toLowerCase()}/${pascal(part)}') }, and contract: '${nextRange(root)}'.`,
      'npm run docs    # the table of slots and dialogs in ARCHITECTURE.md',
    ],
  };
}
