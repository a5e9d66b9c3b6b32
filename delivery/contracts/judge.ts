import { addition, breaking, type Change } from './change.ts';
import { compareShapes } from './compareShapes.ts';
import type { Contract, Description } from './description.ts';

export interface Verdict {
  changes: Change[];
  /** What the author must do before the change can be merged; null when nothing is to be done. */
  advice: string | null;
}

/** Compares the contracts of the sources with those of the last release. */
export function judge(released: Description, current: Description): Verdict {
  const changes = compareContracts(released.contracts, current.contracts);
  return { changes, advice: adviceOn(changes, released.version, current.version) };
}

/** The changes, contract by contract. */
export function compareContracts(released: Record<string, Contract>, current: Record<string, Contract>): Change[] {
  const kept = Object.entries(released).flatMap(([name, before]): Change[] => {
    const after = current[name];
    if (!after) return [breaking(name, 'is removed or renamed')];
    // A contract that changed its direction must be compatible in both.
    const direction = before.direction === after.direction ? after.direction : 'both';
    return compareShapes(before.shape, after.shape, direction, name);
  });
  const added = Object.keys(current).filter((name) => !(name in released));
  return kept.concat(added.map((name) => addition(name, 'is new')));
}

function adviceOn(changes: Change[], released: string, current: string): string | null {
  const [major, minor] = partsOf(released);
  const [nowMajor, nowMinor] = partsOf(current);
  const set = (version: string) => `set HOST_CONTRACT_VERSION to '${version}' in libs/contracts/src/version.ts`;
  if (nowMajor < major || (nowMajor === major && nowMinor < minor)) {
    return `The contract ${released} is released already: ${set(released)}, or to a later one.`;
  }
  if (nowMajor > major || changes.length === 0) return null;
  if (changes.some((change) => change.isBreaking)) {
    return (
      `These break what was built for ${released}. Keep the old name or field beside the new one, make a new field optional; ` +
      `or, if all remotes move together, ${set(`${major + 1}.0.0`)}: remotes that ask for ^${major} are refused from then on.`
    );
  }
  if (nowMinor > minor) return null;
  return `Additions are a new minor version, so that a remote can ask for them: ${set(`${major}.${minor + 1}.0`)}.`;
}

function partsOf(version: string): [number, number] {
  const [major, minor] = version.split('.').map(Number);
  return [major ?? 0, minor ?? 0];
}
