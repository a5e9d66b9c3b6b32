/** Why a file did not become a track. Each reason has a text that tells the artist what to do. */
const FAILURES = [
  'empty',
  'too_large',
  'not_audio',
  'renamed',
  'unsupported',
  'truncated',
  'undecodable',
  'too_short',
  'broken',
  'tool_missing',
  'incomplete',
  'lost',
  'network',
  'refused',
  'rejected',
] as const;
export type UploadFailure = (typeof FAILURES)[number];

/** Checks a track's stored failure, which is text that the artist could have written through the API. */
export const isUploadFailure = (text: string | null): text is UploadFailure =>
  FAILURES.some((failure) => failure === text);

/** State of one file. `progress` is between 0 and 1. */
export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'analysing'; progress: number }
  | { phase: 'uploading'; progress: number }
  | { phase: 'paused'; progress: number }
  | { phase: 'done' }
  | { phase: 'failed'; reason: UploadFailure };

export class UploadError extends Error {
  override name = 'UploadError';
  constructor(
    readonly reason: UploadFailure,
    detail: string = reason,
  ) {
    super(detail);
  }
}

const RETRYABLE_FAILURES: readonly UploadFailure[] = ['network', 'refused', 'rejected', 'broken', 'tool_missing'];

/** Whether retrying with the same file can succeed. */
export function canRetry(reason: UploadFailure): boolean {
  return RETRYABLE_FAILURES.includes(reason);
}

/** Whether bytes still have to be sent, now or after the artist resumes or retries. */
export function isUnfinished(state: UploadState): boolean {
  return isUnderWay(state) || state.phase === 'paused' || (state.phase === 'failed' && canRetry(state.reason));
}

export function isUnderWay(state: UploadState): boolean {
  return state.phase === 'waiting' || state.phase === 'analysing' || state.phase === 'uploading';
}
