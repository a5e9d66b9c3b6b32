import { createHash } from 'node:crypto';
import type { ReleaseStore } from '../stores/store.ts';
import type { Cause, ErrorBackend } from './errorBackend.ts';
import { mapStack, type SourcePlace } from './mapStack.ts';
import { sourceMapsOf, type MapOfScript } from './sourceMaps.ts';

/** What is needed to find where an error comes from. */
export type ErrorSources = {
  store: ReleaseStore;
  /** Build of the shell; null when it is elsewhere. */
  shellFolder: string | null;
  /** Owners of a source file; null for nobody. */
  ownerOf: (file: string) => string | null;
};

/** Most frames that make a group: what called them differs from page to page. */
const GROUPED_FRAMES = 3;

/**
 * Finds place, owner and group of each new cause, and stores them. Causes without source maps are grouped by their message.
 * @param remote null takes every remote
 * @returns how many causes were mapped
 */
export async function mapErrors(sources: ErrorSources, backend: ErrorBackend, remote: string | null): Promise<number> {
  const maps = new Map<string, MapOfScript>();
  const causes = await backend.unmapped(remote);
  for (const cause of causes) {
    const version = `${cause.remote}/${cause.version}`;
    const mapOf = maps.get(version) ?? sourceMapsOf(sources.store, cause.remote, cause.version, sources.shellFolder);
    maps.set(version, mapOf);
    const places = await mapStack(cause.stack, mapOf);
    const [top = null] = places;
    await backend.map(cause, {
      fingerprint: fingerprintOf(cause, places),
      place: top && { ...top, source: top.source.slice(0, 300) },
      owner: top && sources.ownerOf(top.source),
    });
  }
  return causes.length;
}

/** Without lines: a group goes on when the file was changed above the place. Without numbers: "row 7" and "row 8" are one error. */
export function fingerprintOf(
  { remote, version, reason, message }: Omit<Cause, 'cause' | 'stack'>,
  places: SourcePlace[],
): string {
  const kind = message.replaceAll(version, '').replace(/\d+/g, '#');
  const frames = places.slice(0, GROUPED_FRAMES).map(({ source, functionName }) => `${source} ${functionName}`);
  return createHash('sha256')
    .update([remote, reason, kind, ...frames].join('\n'))
    .digest('hex')
    .slice(0, 32);
}
