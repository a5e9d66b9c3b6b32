import type { AudioFaultCode } from '@fairtone/media';

/** Why a file cannot become a track; the codes are those of `inspectAudio` in `@fairtone/media`. */
export type AudioFileErrorCode = AudioFaultCode;

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
