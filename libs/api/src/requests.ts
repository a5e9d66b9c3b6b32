import type { invokeFunction, RestClient } from '@fairtone/platform';
import type { ApiRequest } from './baseQuery.ts';

/**
 * A request of the data API. It is aborted when no component needs its response any more.
 * @example query: (id) => dataRequest((rest) => rest.from('albums').select('id, title').eq('id', id).single())
 */
export function dataRequest(build: (rest: RestClient) => PromiseLike<unknown>): ApiRequest {
  return ({ rest }, signal) => {
    const request = build(rest);
    return isAbortable(request) ? request.abortSignal(signal) : request;
  };
}

/**
 * A call of an edge function, with its body and the schema of its response.
 * @example query: (wish) => functionRequest('replace-audio', wish, replaceAudioResponseSchema)
 */
export function functionRequest(...call: Parameters<typeof invokeFunction>): ApiRequest {
  return (clients) => clients.invokeFunction(...call);
}

interface Abortable {
  abortSignal: (signal: AbortSignal) => PromiseLike<unknown>;
}

const isAbortable = (request: object): request is Abortable => 'abortSignal' in request;
