import { readLastReleased } from '../contracts/released.ts';
import { UsageError, type Plan } from './plan.ts';

const VERSION_FILE = 'libs/contracts/src/version.ts';

/** An addition to the contract raises its minor version, once between two releases. */
export function raisedVersion(root: string): Plan['edit'] {
  const released = readLastReleased(root)?.version;
  if (!released) return {};
  const [major, minor] = released.split('.').map(Number);
  return {
    [VERSION_FILE]: (text) =>
      text.replace(`HOST_CONTRACT_VERSION = '${released}'`, `HOST_CONTRACT_VERSION = '${major}.${minor! + 1}.0'`),
  };
}

/** The contract range of a remote that uses what the next contract adds. */
export function nextRange(root: string): string {
  const [major, minor] = (readLastReleased(root)?.version ?? '1.0.0').split('.').map(Number);
  return `^${major}.${minor! + 1}.0`;
}

export interface Field {
  name: string;
  type: string;
  isOptional: boolean;
}

/** Parses `albumId:uuid note?:string`. */
export function readFields(words: string[], types: readonly string[]): Field[] {
  return words.map((word) => {
    const match = /^([a-zA-Z][A-Za-z0-9_]*)(\?)?:(\w+)$/.exec(word);
    if (!match || !types.includes(match[3]!)) {
      throw new UsageError(`"${word}" is no field: write name:type or name?:type, with one of ${types.join(', ')}.`);
    }
    return { name: match[1]!, type: match[3]!, isOptional: Boolean(match[2]) };
  });
}
