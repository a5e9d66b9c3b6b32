import type { DownloadFile, DownloadFormat } from '@fairtone/contracts';
import { z } from 'zod/mini';
import { serviceClient } from '../_shared/clients.ts';
import { publicUrl } from '../_shared/publicUrl.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { numberTracks } from './numberTracks.ts';

const SIGNED_SECONDS = 600;

interface StoredFile {
  kind: string;
  bucket: string;
  path: string;
  bytes: number;
  format: string;
}

interface Track {
  id: string;
  title: string;
  track_number: number;
  status: string;
  files: StoredFile[];
}

const rowsSchema = z.array(
  z.object({
    track_id: z.string(),
    title: z.string(),
    track_number: z.int(),
    status: z.string(),
    kind: z.string(),
    bucket: z.string(),
    path: z.string(),
    bytes: z.number(),
    format: z.string(),
  }),
);

/**
 * `original` is the uploaded file. `mp3` is the same file if that is an MP3, even if a rendition of it was stored once:
 * encoding it again would reduce its quality. For other originals it is the 320 kbit/s rendition.
 */
function pickFile(files: StoredFile[], wanted: DownloadFormat): StoredFile | undefined {
  const original = files.find((file) => file.kind === 'original');
  if (wanted === 'original' || original?.format === 'mp3') return original;
  return files.find((file) => file.kind === 'purchase');
}

export interface RequestedDownload {
  /** Null for a guest, which SQL accepts and the generated type does not include. */
  userId: string | null;
  albumId: string;
  format: DownloadFormat;
  trackId?: string | undefined;
}

export interface AlbumFiles {
  files: DownloadFile[];
  /** Tracks of the whole album that this person may download, independent of the requested ones. */
  trackTotal: number;
}

/** The tracks of an album that this person may download in this format, each with a URL that is valid for ten minutes. */
export async function signedFiles({ userId, albumId, format, trackId }: RequestedDownload): Promise<AlbumFiles> {
  const { data: rows, error } = await serviceClient()
    .rpc('downloadable_files', { user_id: userId as string, album_id: albumId })
    .order('track_id');
  if (error) throw fromDatabase(error);
  const numbered = numberTracks(tracksOf(rowsSchema.parse(rows)));
  const wanted = numbered.filter(({ id }) => !trackId || id === trackId);
  const files = await Promise.all(
    wanted.flatMap((track) => {
      const file = pickFile(track.files, format);
      return file ? [sign(track, file)] : [];
    }),
  );
  return { files, trackTotal: numbered.at(-1)?.track_number ?? 0 };
}

function tracksOf(rows: z.infer<typeof rowsSchema>): Track[] {
  const tracks = new Map<string, Track>();
  for (const { track_id: id, title, track_number, status, ...file } of rows) {
    const track: Track = tracks.get(id) ?? { id, title, track_number, status, files: [] };
    track.files.push(file);
    tracks.set(id, track);
  }
  return [...tracks.values()];
}

async function sign(
  track: { id: string; title: string; track_number: number },
  file: StoredFile,
): Promise<DownloadFile> {
  const { data, error } = await serviceClient().storage.from(file.bucket).createSignedUrl(file.path, SIGNED_SECONDS);
  if (error) throw error;
  return {
    trackId: track.id,
    title: track.title,
    trackNumber: track.track_number,
    format: file.format as DownloadFile['format'],
    bytes: file.bytes,
    url: publicUrl(data.signedUrl),
  };
}
