import {
  AudioFileError,
  inspectAudioFile,
  prepareTrack,
  type Mp3File,
  type PreparedAudio,
  type TrackTags,
} from '@fairtone/audio/analysis';
import type { FileKind, FileTags, PreparedFile, PreparedTrack } from './preparedTrack';
import { isRenamed } from './isRenamed';
import type { WorkerMessage } from './prepareInWorker';

/** A ready track has at least one second, rounded: half of one is where that begins. */
const SHORTEST_MS = 500;

const tell = (message: WorkerMessage) => self.postMessage(message);

self.onmessage = async ({ data: { file } }: MessageEvent<{ file: File }>) => {
  try {
    const { format } = await inspectAudioFile(file);
    if (isRenamed(file.name, format)) return tell({ type: 'failed', reason: 'renamed', detail: format });
    const audio = await prepareTrack(file, (progress) => tell({ type: 'progress', progress }));
    if (audio.analysis.durationMs < SHORTEST_MS) tell({ type: 'failed', reason: 'too_short', detail: file.name });
    else tell({ type: 'prepared', prepared: describe(file, audio) });
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

function describe(file: File, { format, tags, analysis, stream, purchase }: PreparedAudio): PreparedTrack {
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
      { kind: 'original', format, blob: file },
      ...(purchase ? [rendition('purchase', purchase)] : []),
      rendition('stream', stream),
    ],
  };
}

const rendition = (kind: FileKind, { blob }: Mp3File): PreparedFile => ({ kind, format: 'mp3', blob });
