import { getRest, getStorage, invokeFunction, type RestClient } from '@fairtone/platform';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { toApiError, type ApiError } from './apiError.ts';

/** Clients that an endpoint's `query` may use. */
export interface ApiClients {
  rest: RestClient;
  getStorage: typeof getStorage;
  invokeFunction: typeof invokeFunction;
}

interface RestAnswer {
  data: unknown;
  error: unknown;
  status?: number;
  count?: number | null;
}

/**
 * A request: takes the clients and resolves with a response of the data API, or (functions, storage) with the data itself.
 * @example query: (id) => ({ rest }) => rest.from('albums').select('id, title').eq('id', id).single()
 */
export type ApiRequest = (clients: ApiClients, signal: AbortSignal) => PromiseLike<unknown>;

export const supabaseBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal }) => {
  try {
    const answer = await request({ rest: getRest(), getStorage, invokeFunction }, signal);
    if (!isRestAnswer(answer)) return { data: answer ?? null };
    if (answer.error) return { error: toApiError(answer.error, answer.status) };
    return { data: answer.data ?? null, meta: { count: answer.count } };
  } catch (error) {
    return { error: toApiError(error) };
  }
};

function isRestAnswer(answer: unknown): answer is RestAnswer {
  return typeof answer === 'object' && answer !== null && 'data' in answer && 'error' in answer;
}
