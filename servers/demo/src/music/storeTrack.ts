import { readFile } from 'node:fs/promises';
import { wholeSeconds } from '@fairtone/domain';
import type { TrackFile, TrackFiles } from '../../content/music/makeTrackFiles.ts';
import { publicPath } from '../demoStorage.ts';
import type { DemoDeps } from '../deps.ts';
import type { MissingTrack } from './missingTracks.ts';

const MIME_TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac' } as const;

/** Stores the files first, then the rows that name them: a track is ready only when all of its files are. */
export async function storeTrack({ sql, storage }: DemoDeps, piece: MissingTrack, made: TrackFiles): Promise<void> {
  const put = async ({ kind, bucket, path, format }: FileRow) =>
    storage.put(bucket, path, await readFile(made.files[kind].path), MIME_TYPES[format]);
  const row = (kind: Kind) => fileRow(piece, kind, made.files[kind]);
  const [original, purchase, stream] = [row('original'), row('purchase'), row('stream')];
  await Promise.all([put(original), put(stream)]);
  // The purchase file of an MP3 original is the original.
  if (original.format === 'mp3') await storage.copy(original.bucket, original.path, purchase.path);
  else await put(purchase);

  await sql.begin(async (transaction) => {
    const ready = await transaction`
      update public.tracks set ${transaction(measuredFacts(made, publicPath(stream.bucket, stream.path)) as never)}
      where id = ${piece.id} and status = 'processing' returning id`;
    // The artist deleted the track while it was made.
    if (ready.length === 0) return;
    await transaction`
      insert into public.track_files ${transaction([original, purchase, stream])}
      on conflict (track_id, kind) do update set bytes = excluded.bytes, format = excluded.format, path = excluded.path`;
  });
}

type Kind = keyof TrackFiles['files'];
type FileRow = Omit<TrackFile, 'path'> & { track_id: string; kind: Kind; bucket: string; path: string };

function fileRow({ id, artistId }: MissingTrack, kind: Kind, { bytes, format }: TrackFile): FileRow {
  const place =
    kind === 'stream'
      ? { bucket: 'audio_files', path: `${artistId}/${id}.mp3` }
      : { bucket: 'audio_masters', path: `${artistId}/${id}/${kind}.${format}` };
  return { track_id: id, kind, ...place, bytes, format };
}

function measuredFacts({ analysis, encoderDelay, encoderPadding, streamSampleRate }: TrackFiles, audioUrl: string) {
  return {
    audio_url: audioUrl,
    status: 'ready',
    duration_ms: Math.round(analysis.durationMs),
    duration: Math.max(1, wholeSeconds(Math.round(analysis.durationMs))),
    loudness_lufs: analysis.loudnessLufs,
    true_peak_db: analysis.truePeakDb,
    encoder_delay: encoderDelay,
    encoder_padding: encoderPadding,
    sample_rate: streamSampleRate,
    peaks: analysis.peaks,
  };
}
