import { HOST_CONTRACT_VERSION } from '@fairtone/contracts';
import { join } from 'node:path';
import { audienceContracts } from './audienceContracts.ts';
import { sortedByName, type Description } from './description.ts';
import { describeTypes } from './describeTypes.ts';
import { schemaContracts } from './schemaContracts.ts';
import { shareContracts } from './shareContracts.ts';

/** Describes all contracts of the sources under `root`. */
export function describeContracts(root: string): Description {
  const typed = describeTypes(join(root, 'delivery/contracts/typedContracts.ts'), join(root, 'tsconfig.base.json'));
  const slots = Object.keys(typed).flatMap((name) => (name.startsWith('slot ') ? [name.slice('slot '.length)] : []));
  return {
    version: HOST_CONTRACT_VERSION,
    contracts: sortedByName({ ...typed, ...audienceContracts(slots), ...schemaContracts(), ...shareContracts(root) }),
  };
}
