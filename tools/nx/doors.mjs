// Prints a digest of all remotes' `remote.ts`, for nx: a cached page that reads them is stale when one changes.
// As input files they would make a new screen of one remote affect all others.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, root } from '../../delivery/webpack/paths.mjs';

const digest = createHash('sha256');
for (const file of REMOTES.flatMap((name) =>
  ['remote', 'routes'].map((door) => join(root, `apps/${name}/src/${door}.ts`)),
)) {
  digest.update(file.slice(root.length)).update(existsSync(file) ? readFileSync(file) : '');
}
console.log(digest.digest('hex'));
