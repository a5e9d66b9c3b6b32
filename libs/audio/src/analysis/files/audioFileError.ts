/**
 * Why a file cannot become a track. `empty`: no bytes or no samples; `not_audio`: something else, whatever its name says;
 * `unsupported`: audio, but not MP3, WAV or FLAC, or a variant that no decoder here knows; `truncated`: shorter than its own
 * header says; `undecodable`: damaged.
 */
export type AudioFileErrorCode = 'empty' | 'not_audio' | 'unsupported' | 'truncated' | 'undecodable';

export class AudioFileError extends Error {
  override readonly name = 'AudioFileError';

  constructor(
    readonly code: AudioFileErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
