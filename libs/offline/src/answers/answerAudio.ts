import { answerRange } from '../byteRange.ts';
import { matchSavedAlbum } from '../saved/matchSavedAlbum.ts';
import type { RequestContext } from './requestContext.ts';

/** Music: of a kept album from the device, the part that was asked for; all other goes through as it is, ranges too. */
export async function answerAudio(request: Request, { caches, fetch }: RequestContext): Promise<Response> {
  const kept = await matchSavedAlbum(caches, request.url);
  return kept ? answerRange(kept, request.headers.get('range')) : fetch(request);
}
