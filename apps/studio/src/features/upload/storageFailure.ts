import { isTemporaryStatus } from '@fairtone/domain';
import { isUploadFailure, type UploadFailure } from './uploadState';

/**
 * Maps an error response of the storage to an upload failure; undefined for a success.
 * @param body of the response, as JSON: hosted Supabase responds with status 400 and the real status in `statusCode`;
 *   the embedded storage puts the fault of a rejected audio file into `reason`
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
