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

const lastOf = new Map<string, Promise<unknown>>();

/**
 * A request that is sent when the one before it with the same name has its response. Two changes of one row that are sent at once may arrive the
 * other way round, and the earlier choice would stay.
 * @example query: (choice) => sequentially('privacy', dataRequest((rest) => rest.from('privacy_settings').upsert(choice)))
 */
export function sequentially(name: string, request: ApiRequest): ApiRequest {
  return (clients, signal) => {
    const send = () => request(clients, signal);
    const response = (lastOf.get(name) ?? Promise.resolve()).then(send, send);
    lastOf.set(name, response);
    const forget = () => lastOf.get(name) === response && lastOf.delete(name);
    void response.then(forget, forget);
    return response;
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
