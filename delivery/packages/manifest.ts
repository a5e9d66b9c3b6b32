import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { SHARED_PACKAGES, packageOf } from '../webpack/shared.mjs';

/** A `package.json`, as far as packages for outside teams have one. */
export interface Manifest {
  name: string;
  version: string;
  [field: string]: unknown;
}

interface Facts {
  name: string;
  description: string;
  /** Version of the contract; all packages have it. */
  version: string;
  /** What the files of the package import. */
  requests: readonly string[];
  /** Packages that are needed without an import of the files. */
  alsoPeers?: readonly string[];
  fields: Record<string, unknown>;
}

/** zod is shared for its size alone, and so is no package that a build must not contain. */
const SHARED = new Set([...SHARED_PACKAGES, 'zod']);

/**
 * Packages of which the page has one copy are peers: the remote's team installs them once. So are our own packages, which have the same
 * version. All others are dependencies in the version that is tested here.
 */
export function manifestOf(
  root: string,
  { name, description, version, requests, alsoPeers = [], fields }: Facts,
): Manifest {
  const imported = requests.filter((request) => !isBuiltin(request)).map(packageOf);
  const names = [...new Set([...imported, ...alsoPeers])].filter((each) => each !== name).sort();
  const isPeer = (each: string) => each.startsWith('@fairtone/') || SHARED.has(each) || alsoPeers.includes(each);
  const rangeOf = (each: string) => (each.startsWith('@fairtone/') ? `^${version}` : `^${installed(root, each)}`);
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    ...fields,
    peerDependencies: Object.fromEntries(names.filter(isPeer).map((each) => [each, rangeOf(each)])),
    dependencies: Object.fromEntries(
      names.filter((each) => !isPeer(each)).map((each) => [each, installed(root, each)]),
    ),
  };
}

function installed(root: string, name: string): string {
  return (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
}
