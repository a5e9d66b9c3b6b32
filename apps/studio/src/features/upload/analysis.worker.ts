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

/** A ready track has at least one second, rounded: half of one is where that begins. */
const SHORTEST_MS = 500;

/** Of the time that a file takes which is converted before it is stored. */
const CONVERSION_SHARE = 0.3;

const tell = (message: WorkerMessage) => self.postMessage(message);

self.onmessage = async ({ data: { file } }: MessageEvent<{ file: File }>) => {
  try {
    const found = await inspectAudioFile(file);
    const { format } = found;
    if (isRenamed(file.name, format)) return tell({ type: 'failed', reason: 'renamed', detail: format });
    const original = await toStoredFormat(file, found, (share) =>
      tell({ type: 'progress', progress: share * CONVERSION_SHARE }),
    );
    const before = original.file === file ? 0 : CONVERSION_SHARE;
    const audio = await prepareTrack(original.file, (share) =>
      tell({ type: 'progress', progress: before + share * (1 - before) }),
    );
    if (audio.analysis.durationMs < SHORTEST_MS) tell({ type: 'failed', reason: 'too_short', detail: file.name });
    else tell({ type: 'prepared', prepared: describe(original, original.file !== file, audio) });
  } catch (error) {
    const reason = error instanceof AudioFileError ? error.code : 'broken';
    tell({ type: 'failed', reason, detail: String(error) });
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
