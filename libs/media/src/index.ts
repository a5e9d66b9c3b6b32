export { arraySource, blobSource, type ByteSource } from './byteSource.ts';
export { checkMedia, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE_PX, type MediaFault } from './checkMedia.ts';
export { inspectAudio } from './audio/inspectAudio.ts';
export type {
  AiffFacts,
  AlacFacts,
  AudioFacts,
  AudioFault,
  AudioFaultCode,
  AudioSourceFormat,
  FlacFacts,
  Mp3Facts,
  SampleLayout,
  WavFacts,
} from './audio/audioFile.ts';
export { readMp3FrameHeader, type Mp3FrameHeader } from './audio/mp3FrameHeader.ts';
export { readWavChunks, type WavChunk } from './audio/wavChunks.ts';
export { readXingTag, type XingTag } from './audio/xingTag.ts';
