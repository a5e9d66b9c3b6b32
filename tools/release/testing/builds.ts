import type { RemoteBuild, RemoteRelease } from '@fairtone/contracts';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What a build of the catalog says of itself. */
const catalogBuild = (version: string): RemoteBuild => ({
  name: 'catalog',
  version,
  contract: '^1.0.0',
  container: `fairtone_catalog_${version}`,
  entry: 'remoteEntry.js',
  routes: ['/'],
  slots: [],
  dialogs: [],
  hasStart: false,
  integrity: {},
  preload: {},
});

/** A release of the catalog whose files nobody asks for. */
export const catalogRelease = (version: string): RemoteRelease => ({
  ...catalogBuild(version),
  baseUrl: `/releases/catalog/${version}/`,
});

/** Contents of a small build of the catalog that nothing speaks against. */
export function buildFiles(version: string, changes: Partial<RemoteBuild> = {}): Record<string, string> {
  const scripts = { 'remoteEntry.js': `globalThis.fairtone_catalog_${version} = {};`, '1.js': '"a part"' };
  const integrity = Object.fromEntries(Object.entries(scripts).map(([file, text]) => [file, integrityOf(text)]));
  const build: RemoteBuild = { ...catalogBuild(version), integrity, ...changes };
  const audit = { packages: ['lucide-react'], missingTexts: [] };
  return {
    ...scripts,
    '1.js.br': 'packed',
    'assets/cover.svg': '<svg/>',
    'remote.json': JSON.stringify(build),
    'audit.json': JSON.stringify(audit),
  };
}

/** Writes files into a folder, a new one without a name. Returns it. */
export function writeFiles(
  files: Record<string, string>,
  folder = mkdtempSync(join(tmpdir(), 'fairtone-build-')),
): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
