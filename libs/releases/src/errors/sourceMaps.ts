import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import type { ReleaseStore } from '../stores/store.ts';

const FOLDER = 'maps';

/** Finds the source map of a script, by its file name; null without one. */
export type MapOfScript = (script: string) => Promise<TraceMap | null>;

/**
 * Reads the source maps of a version in the store. A script that is not of this version is looked for among those of the shell.
 * @param shellFolder build of the shell that pages get; null when it is elsewhere
 */
export function sourceMapsOf(
  store: ReleaseStore,
  remote: string,
  version: string,
  shellFolder: string | null,
): MapOfScript {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const inStore = store.listFiles(remote, version).then(
    (files) => files.map(({ file }) => file),
    () => [],
  );
  const inShell = shellFolder && existsSync(join(shellFolder, FOLDER)) ? readdirSync(join(shellFolder, FOLDER)) : [];

  const read = async (script: string): Promise<TraceMap | null> => {
    const own = (await inStore).find((file) => isMapOf(file, `${FOLDER}/${script}`));
    const bytes = own ? await store.readFile(remote, version, own) : null;
    const shared = inShell.find((file) => isMapOf(file, script));
    if (!bytes && !shared) return null;
    const text = bytes ? new TextDecoder().decode(bytes) : readFileSync(join(shellFolder!, FOLDER, shared!), 'utf8');
    return new TraceMap(text);
  };
  return (script) => {
    const known = maps.get(script) ?? read(script);
    maps.set(script, known);
    return known;
  };
}

/** `maps/<script>.<digest>.map` */
const isMapOf = (file: string, script: string) =>
  file.startsWith(`${script}.`) && /^[0-9a-f]{32}\.map$/.test(file.slice(script.length + 1));
