import type { FileKeeper } from './fileKeeper';
import { kindsOf, type PreparedFile, type PreparedTrack, type TrackFacts } from './preparedTrack';

/**
 * Puts the renditions of a track beside the copy of its original: an upload that goes on after a reload encodes nothing twice,
 * and what waits here waits on the disk. Without a store they stay where they are.
 */
export async function keepRenditions(
  keeper: FileKeeper,
  trackId: string,
  prepared: PreparedTrack,
): Promise<PreparedTrack> {
  const files: PreparedFile[] = [];
  for (const file of prepared.files) {
    const isRendition = file.kind !== 'original';
    const copy = isRendition ? await keeper.keep(trackId, file.kind, file.blob).catch(() => null) : null;
    files.push(copy ? { ...file, blob: copy } : file);
  }
  return { ...prepared, files };
}

/** The kept renditions of a track whose facts are known; null when one is missing: then it is encoded again. */
export async function findPrepared(
  keeper: FileKeeper,
  trackId: string,
  { original, facts }: { original: PreparedFile; facts: TrackFacts },
): Promise<PreparedTrack | null> {
  const files = [original];
  for (const kind of kindsOf(original.format).filter((each) => each !== 'original')) {
    const blob = await keeper.find(trackId, kind);
    if (!blob) return null;
    files.push({ kind, format: 'mp3', blob });
  }
  return { facts, tags: {}, files };
}
