import { isTemporaryStatus } from '@fairtone/domain';
import { isUploadFailure, type UploadFailure } from './uploadState';

/**
 * What an answer of the storage means for a file; undefined for those that are no failure.
 *
 * @param body of a refusal, as JSON: `statusCode` is what the hosted service says behind a status of 400; `reason` is what our storage
 * says of a file that is no track
 */
export function failureOf(status: number, body = ''): UploadFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (isTemporaryStatus(status)) return 'network';
  const { statusCode, reason } = parse(body);
  switch (status === 400 ? Number(statusCode ?? status) : status) {
    case 413:
      return 'too_large';
    case 415:
      return reason && isUploadFailure(reason) ? reason : 'unsupported';
    case 401:
    case 403:
      return 'refused';
    default:
      return 'rejected';
  }
}

function parse(body: string): { statusCode?: string; reason?: string } {
  try {
    return (JSON.parse(body) as { statusCode?: string; reason?: string } | null) ?? {};
  } catch {
    return {};
  }
}
