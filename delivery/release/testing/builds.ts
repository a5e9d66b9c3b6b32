import type { RemoteBuild, RemoteRelease } from '@fairtone/contracts';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The fields of a small build of a remote. */
const buildOf = (version: string, name: string): RemoteBuild => ({
  name,
  version,
  contract: '^1.0.0',
  container: `fairtone_${name}_${version}`,
  entry: 'remoteEntry.js',
  routes: ['/'],
  slots: [],
  dialogs: [],
  hasStart: false,
  integrity: {},
  preload: {},
});

/** A release whose files no test requests. */
export const releaseOf = (version: string, name = 'catalog'): RemoteRelease => ({
  ...buildOf(version, name),
  baseUrl: `/releases/${name}/${version}/`,
});

/** Contents of a small, valid build of the catalog. */
export function buildFiles(version: string, changes: Partial<RemoteBuild> = {}): Record<string, string> {
  const scripts = { 'remoteEntry.js': `globalThis.fairtone_catalog_${version} = {};`, '1.js': '"a part"' };
  const integrity = Object.fromEntries(Object.entries(scripts).map(([file, text]) => [file, integrityOf(text)]));
  const build: RemoteBuild = { ...buildOf(version, 'catalog'), integrity, ...changes };
  const audit = { packages: ['lucide-react'], missingTexts: [] };
  return {
    ...scripts,
    '1.js.br': 'packed',
    'assets/cover.svg': '<svg/>',
    [`maps/1.js.${'0'.repeat(32)}.map`]: '{}',
    'remote.json': JSON.stringify(build),
    'audit.json': JSON.stringify(audit),
  };
}

/** Contents of a build whose files its versions share, as builds are now: `parts` are scripts besides the entry, by name. */
export function sharingBuildFiles(version: string, parts: Record<string, string>): Record<string, string> {
  const entry = `remoteEntry.${version}.js`;
  const scripts = { [entry]: `globalThis.fairtone_catalog_${version} = {};`, ...parts };
  const integrity = Object.fromEntries(
    Object.entries(scripts).map(([file, text]) => [`../files/${file}`, integrityOf(text)]),
  );
  const { 'remote.json': description, 'audit.json': audit } = buildFiles(version, {
    entry: `../files/${entry}`,
    integrity,
  });
  return {
    ...Object.fromEntries(Object.entries(scripts).map(([file, text]) => [`files/${file}`, text])),
    'files/assets/cover.svg': '<svg/>',
    'remote.json': description!,
    'audit.json': audit!,
  };
}

/** Writes files into a folder (a new one when none is given) and returns its path. */
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
