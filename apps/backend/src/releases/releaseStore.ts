import type { ReleaseManifest } from '@fairtone/contracts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../process/config.ts';

/** The folder that `publish` writes: `releases.json` and `<remote>/<version>/…`. */
export type ReleaseStore = { folder: string; manifest: () => ReleaseManifest };

const EMPTY: ReleaseManifest = { generatedAt: '', remotes: {} };

export function openReleaseStore(config: Config): ReleaseStore {
  const own = join(config.dataDir, 'releases');
  const folder = config.releasesDir ?? (existsSync(own) ? own : join(config.root, 'dist/releases'));
  const file = join(folder, 'releases.json');
  let read: { mtimeMs: number; manifest: ReleaseManifest } | null = null;
  return {
    folder,
    manifest: () => {
      if (!existsSync(file)) return EMPTY;
      const { mtimeMs } = statSync(file);
      if (read?.mtimeMs !== mtimeMs)
        read = { mtimeMs, manifest: JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest };
      return read.manifest;
    },
  };
}
