import type { FileStore } from './fileStore';
import { kindsOf, type PreparedFile, type PreparedTrack, type TrackFacts } from './preparedTrack';

/** Name of the converted original, besides `original`, which is the artist's file. */
const CONVERTED = 'converted';

/**
 * Stores the renditions of a track beside the copy of its original, so that an upload after a reload encodes nothing
 * again, and files that wait for their upload are on disk instead of in memory. Without a file store they stay in
 * memory.
 */
export async function storeRenditions(
  fileStore: FileStore,
  trackId: string,
  prepared: PreparedTrack,
): Promise<PreparedTrack> {
  const files: PreparedFile[] = [];
  for (const file of prepared.files) {
    const name = nameOf(file);
    const copy = name ? await fileStore.keep(trackId, name, file.blob).catch(() => null) : null;
    // Without the converted original, `findPrepared` would combine its renditions with the artist's file.
    if (!copy && file.isConverted) return prepared;
    files.push(copy ? { ...file, blob: copy } : file);
  }
  return { ...prepared, files };
}

/** Null for the artist's own file, which is already stored. */
function nameOf({ kind, isConverted }: PreparedFile): string | null {
  if (kind === 'original') return isConverted ? CONVERTED : null;
  return kind;
}

/** The stored files of a track whose facts are known; null when one is missing, so that it must be encoded again. */
export async function findPrepared(
  fileStore: FileStore,
  trackId: string,
  { original, facts }: { original: PreparedFile; facts: TrackFacts },
): Promise<PreparedTrack | null> {
  const converted = await fileStore.find(trackId, CONVERTED);
  const files: PreparedFile[] = [converted ? { ...original, blob: converted, isConverted: true } : original];
  for (const kind of kindsOf(original.format).filter((each) => each !== 'original')) {
    const blob = await fileStore.find(trackId, kind);
    if (!blob) return null;
    files.push({ kind, format: 'mp3', blob });
  }
  return { facts, tags: {}, files };
}
