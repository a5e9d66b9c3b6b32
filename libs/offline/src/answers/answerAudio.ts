import { answerRange } from '../byteRange.ts';
import { matchSavedAlbum } from '../saved/matchSavedAlbum.ts';
import type { RequestContext } from './requestContext.ts';

/** Answers a request for music: with the requested range of a saved album, otherwise from the network unchanged. */
export async function answerAudio(request: Request, { caches, fetch }: RequestContext): Promise<Response> {
  const kept = await matchSavedAlbum(caches, request.url);
  return kept ? answerRange(kept, request.headers.get('range')) : fetch(request);
}
