import type { RemoteFailure } from '@fairtone/contracts';

/** Why a remote is not there, with its name and version. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly reason: RemoteFailure,
    detail: string,
  ) {
    super(`Remote ${remote} ${version}: ${detail}`);
  }
}
