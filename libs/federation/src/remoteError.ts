import type { RemoteFailure } from '@fairtone/contracts';

/** A failure of a remote, with its name, version and reason. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly reason: RemoteFailure,
    detail: string,
    cause?: unknown,
  ) {
    super(`Remote ${remote} ${version}: ${detail}`, { cause });
  }
}
