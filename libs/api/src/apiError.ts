import { FunctionFailure } from '@fairtone/platform';

/** The shape of every failed request, independent of the service. Plain data, so that it can be in the store. */
export interface ApiError {
  /** HTTP status; 0 without a response. */
  status: number;
  /** The service's own code (PostgREST, Postgres, function), or `network`. */
  code: string;
  message: string;
}

interface PostgrestFailure {
  code?: string;
  message: string;
}

/**
 * Converts an error of a service or of the network.
 * @param status HTTP status of the response; 0 without one
 */
export function toApiError(error: unknown, status = 0): ApiError {
  if (error instanceof FunctionFailure) return { status: error.status, code: error.code, message: error.message };
  if (isPostgrestFailure(error)) {
    return { status, code: error.code || (status ? `http_${status}` : 'network'), message: error.message };
  }
  return { status, code: 'network', message: error instanceof Error ? error.message : String(error) };
}

function isPostgrestFailure(error: unknown): error is PostgrestFailure {
  return (
    typeof error === 'object' && error !== null && 'message' in error && !(error instanceof Error && !('code' in error))
  );
}

/** Narrows the `error` of an RTK Query hook. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'status' in error;
}

/** Whether the request failed because the row does not exist or this user may not see it (PostgREST: `PGRST116`, or status 404). */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.code === 'PGRST116' || error.status === 404);
}
