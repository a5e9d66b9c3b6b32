import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextRange, raisedVersion, readFields, type Field } from './contractEdits.ts';
import { insertIntoBlock } from './edits.ts';
import { checkSlotOrDialogName, kebab, pascal } from './names.ts';
import { UsageError, type Plan } from './plan.ts';

/** The types of props, and an example of each. */
const EXAMPLES: Record<string, string> = { string: "'Slow Machines'", number: '300', boolean: 'true' };
/** Ids of the fixtures, for props with these names. */
const IDS: Record<string, string> = {
  albumId: 'ALBUM_IDS.owned',
  artistId: 'PERSON_IDS.ada',
  orderId: 'ORDER_IDS.paid',
  personId: 'PERSON_IDS.omar',
  playlistId: 'playlistId(1)',
  profileId: 'PERSON_IDS.ada',
  trackId: 'trackId(1)',
};
const SAMPLES = 'delivery/harness/src/fixtures/samples.ts';

/** Plans a slot or a dialog: its entry in the contract with its props, their examples for tests and harness, and the contract's version. */
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
  const props = readFields(fields, Object.keys(EXAMPLES));
  const given = props.map(({ name: field, type, isOptional }) => `${field}${isOptional ? '?' : ''}: ${type}`);
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
      ...(props.length > 0 && { [SAMPLES]: (text: string) => addSample(text, kind, name, props) }),
      ...raisedVersion(root),
    },
    next: [
      ...(kind === 'slot' ? [`Unless it is for all visitors: a line in SLOT_AUDIENCES of ${file}.`] : []),
      shown,
      `In the remote.ts of ${provider}: ${kind}s: { '${name}': () => import('./features/${kebab(part)}/${pascal(part)}') }, and contract: '${nextRange(root)}'.`,
      'npm run docs    # the table of slots and dialogs in ARCHITECTURE.md',
    ],
  };
}

/** Without an example, the harness and the tests of the contract show the slot or dialog with no props. */
function addSample(text: string, kind: 'slot' | 'dialog', name: string, props: Field[]): string {
  const values = props.map(({ name: prop, type }) => {
    const id = type === 'string' ? IDS[prop] : undefined;
    return `${prop}: ${id ?? EXAMPLES[type]}`;
  });
  const head = `export const ${kind === 'slot' ? 'SLOT' : 'DIALOG'}_SAMPLES`;
  return insertIntoBlock(text, head, `\n  '${name}': { ${values.join(', ')} },`);
}
