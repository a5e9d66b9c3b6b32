import {
  AudioFileError,
  inspectAudioFile,
  prepareTrack,
  toStoredFormat,
  type Mp3File,
  type PreparedAudio,
  type StoredOriginal,
  type TrackTags,
} from '@fairtone/audio/analysis';
import type { FileKind, FileTags, PreparedFile, PreparedTrack } from './preparedTrack';
import { isRenamed } from './isRenamed';
import type { WorkerMessage } from './prepareInWorker';

/** Minimum duration. A ready track has at least one second after rounding, so half a second is enough. */
const SHORTEST_MS = 500;

/** Share of the progress that conversion takes for a file of a format that is not stored. */
const CONVERSION_SHARE = 0.3;

const report = (message: WorkerMessage) => self.postMessage(message);

self.onmessage = async ({ data: { file } }: MessageEvent<{ file: File }>) => {
  try {
    const found = await inspectAudioFile(file);
    const { format } = found;
    if (isRenamed(file.name, format)) return report({ type: 'failed', reason: 'renamed', detail: format });
    const original = await toStoredFormat(file, found, (share) =>
      report({ type: 'progress', progress: share * CONVERSION_SHARE }),
    );
    const before = original.file === file ? 0 : CONVERSION_SHARE;
    const audio = await prepareTrack(original.file, (share) =>
      report({ type: 'progress', progress: before + share * (1 - before) }),
    );
    if (audio.analysis.durationMs < SHORTEST_MS) report({ type: 'failed', reason: 'too_short', detail: file.name });
    else report({ type: 'prepared', prepared: describe(original, original.file !== file, audio) });
  } catch (error) {
    const reason = error instanceof AudioFileError ? error.code : 'broken';
    report({ type: 'failed', reason, detail: String(error) });
  }
};

function describeTags({ cover, ...tags }: TrackTags): FileTags {
  const picture = cover && new Blob([cover.bytes.slice()], { type: cover.mimeType });
  const { title, album, genre, trackNumber, discNumber } = tags;
  return { title, album, genre, trackNumber, discNumber, cover: picture };
}

function describe(original: StoredOriginal, isConverted: boolean, audio: PreparedAudio): PreparedTrack {
  const { tags, analysis, stream, purchase } = audio;
  return {
    tags: describeTags(tags),
    facts: {
      durationMs: analysis.durationMs,
      loudnessLufs: analysis.loudnessLufs,
      truePeakDb: analysis.truePeakDb,
      peaks: analysis.peaks,
      encoderDelay: stream.encoderDelay,
      encoderPadding: stream.encoderPadding,
      sampleRate: stream.sampleRate,
    },
    files: [
      { kind: 'original', format: original.format, blob: original.file, isConverted },
      ...(purchase ? [rendition('purchase', purchase)] : []),
      rendition('stream', stream),
    ],
  };
}

const rendition = (kind: FileKind, { blob }: Mp3File): PreparedFile => ({ kind, format: 'mp3', blob });
