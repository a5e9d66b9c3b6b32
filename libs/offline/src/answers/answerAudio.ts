import { answerRange } from '../byteRange.ts';
import { matchKept } from '../kept/matchKept.ts';
import type { Answering } from './answering.ts';

/** Music: of a kept album from the device, the part that was asked for; all other goes through as it is, ranges too. */
export async function answerAudio(request: Request, { caches, fetch }: Answering): Promise<Response> {
  const kept = await matchKept(caches, request.url);
  return kept ? answerRange(kept, request.headers.get('range')) : fetch(request);
}
