import { readFile } from 'node:fs/promises';
import type { TrackFile, TrackFiles } from '../../../../../tools/demo/music/makeTrackFiles.ts';
import { publicPath } from '../demoStorage.ts';
import type { DemoDeps } from '../deps.ts';
import type { Piece } from './pieces.ts';

const MIME_TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac' } as const;

/** Files first, then the rows that name them: a track is ready with all of its files or not at all. */
export async function storeTrack({ sql, storage }: DemoDeps, piece: Piece, made: TrackFiles): Promise<void> {
  const streamPath = `${piece.artistId}/${piece.id}.mp3`;
  const files = Object.entries(made.files).map(([kind, file]) => ({
    row: {
      track_id: piece.id,
      kind,
      bucket: kind === 'stream' ? 'audio_files' : 'audio_masters',
      path: kind === 'stream' ? streamPath : `${piece.artistId}/${piece.id}/${kind}.${file.format}`,
      bytes: file.bytes,
      format: file.format,
    },
    file,
  }));
  await Promise.all(files.map(({ row, file }) => putFile(storage, row, file)));
  await sql.begin(async (transaction) => {
    const ready = await transaction`
      update public.tracks set ${transaction(measuredFacts(made, publicPath('audio_files', streamPath)) as never)}
      where id = ${piece.id} and status = 'processing' returning id`;
    // Its artist has deleted it while it was made.
    if (ready.length === 0) return;
    await transaction`insert into public.track_files ${transaction(files.map(({ row }) => row))} on conflict do nothing`;
  });
}

type Place = { bucket: string; path: string };

const putFile = async (storage: DemoDeps['storage'], { bucket, path }: Place, file: TrackFile) =>
  storage.put(bucket, path, await readFile(file.path), MIME_TYPES[file.format]);

function measuredFacts({ analysis, encoderDelay, encoderPadding, streamSampleRate }: TrackFiles, audioUrl: string) {
  return {
    audio_url: audioUrl,
    status: 'ready',
    duration_ms: Math.round(analysis.durationMs),
    duration: Math.max(1, Math.round(analysis.durationMs / 1000)),
    loudness_lufs: analysis.loudnessLufs,
    true_peak_db: analysis.truePeakDb,
    encoder_delay: encoderDelay,
    encoder_padding: encoderPadding,
    sample_rate: streamSampleRate,
    peaks: analysis.peaks,
  };
}
