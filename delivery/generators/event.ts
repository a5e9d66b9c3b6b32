import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextRange, raisedVersion, readFields, type Field } from './contractEdits.ts';
import { addRow, insertBefore } from './edits.ts';
import { checkEventName } from './names.ts';
import { UsageError, type Plan } from './plan.ts';

const EVENTS = 'libs/contracts/src/events.ts';
const EVENT_TABLE = /^\|\s*event\s*\|/;
const TYPES = { uuid: 'z.uuid()', string: 'z.string()', int: 'z.int()', number: 'z.number()', boolean: 'z.boolean()' };

/** An event: its entry in the contract, the contract's version, its line in the table of ARCHITECTURE.md. */
export function planEvent(root: string, name: string | undefined, fields: string[]): Plan {
  checkEventName(name);
  if (readFileSync(join(root, EVENTS), 'utf8').includes(`'${name}'`))
    throw new UsageError(`${EVENTS} has '${name}' already.`);
  const payload = readFields(fields, Object.keys(TYPES)).map(property).join(', ');
  return {
    create: {},
    edit: {
      [EVENTS]: (text) =>
        insertBefore(text, '\n} as const;', `\n  '${name}': z.object({${payload && ` ${payload} `}}),`),
      ...raisedVersion(root),
      'ARCHITECTURE.md': (text) => addRow(text, EVENT_TABLE, `| \`${name}\` | nobody yet | nobody yet |`),
    },
    next: [
      `Tell it after the fact: eventBus.emit('${name}', { … }); hear it: eventBus.on('${name}', …), in \`start\` or an effect.`,
      `The remotes that tell or hear it ask for contract: '${nextRange(root)}' in their remote.ts.`,
      'Write who tells and who hears it into the table of events in ARCHITECTURE.md.',
    ],
  };
}

function property({ name, type, isOptional }: Field): string {
  const schema = TYPES[type as keyof typeof TYPES];
  if (name === 'albumId' && type === 'uuid' && !isOptional) return 'albumId';
  return `${name}: ${isOptional ? `z.optional(${schema})` : schema}`;
}
