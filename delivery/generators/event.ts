import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextRange, raisedVersion, readFields, type Field } from './contractEdits.ts';
import { insertBefore } from './edits.ts';
import { checkEventName } from './names.ts';
import { UsageError, type Plan } from './plan.ts';

const EVENTS = 'libs/contracts/src/events.ts';
const TYPES = { uuid: 'z.uuid()', string: 'z.string()', int: 'z.int()', number: 'z.number()', boolean: 'z.boolean()' };

/** Plans an event: its entry in the contract and the contract's version. */
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
    },
    next: [
      `Emit it after the fact: eventBus.emit('${name}', { … }). Listen: eventBus.on('${name}', …), in \`start\` or an effect.`,
      `Remotes that emit it or listen require contract: '${nextRange(root)}' in their remote.ts.`,
      'npm run docs    # the table of events in ARCHITECTURE.md',
    ],
  };
}

function property({ name, type, isOptional }: Field): string {
  const schema = TYPES[type as keyof typeof TYPES];
  if (name === 'albumId' && type === 'uuid' && !isOptional) return 'albumId';
  return `${name}: ${isOptional ? `z.optional(${schema})` : schema}`;
}
