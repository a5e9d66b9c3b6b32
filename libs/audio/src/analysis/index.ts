export { createAnalyser, type Analyser, type TrackAnalysis } from './analyser';
export { LOUDNESS_FLOOR_LUFS, LoudnessMeter } from './meter/loudnessMeter';
export { TruePeakMeter } from './meter/truePeakMeter';
export { WAVEFORM_BUCKETS } from './meter/waveform';
export { createMp3Encoder, encodeMp3, type Mp3Bitrate, type Mp3Encoder, type Mp3File } from './mp3/mp3Encoder';
export type { PlanarChunk, PlanarSource } from './planar';
export { AUDIO_MIME_TYPES, type AudioFormat, type TrackTags } from './files/audioFormat';
export { retag } from './retag/retag';
