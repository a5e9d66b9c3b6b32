import { FunctionFailure } from '@fairtone/platform';

/** The shape of every failed request, independent of the service. Plain data, so that it can be in the store. */
export interface ApiError {
  /** HTTP status; 0 when nothing answered. */
  status: number;
  /** The service's own code (PostgREST, Postgres, function), or `network`. */
  code: string;
  message: string;
}

interface PostgrestFailure {
  code?: string;
  message: string;
}

/** Maps what a service or the network threw to the one shape. */
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

/** Narrows what an RTK Query hook calls `error`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'status' in error;
}

/** Whether the request failed because the row is not there, or not for this person to see. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.code === 'PGRST116' || error.status === 404);
}
