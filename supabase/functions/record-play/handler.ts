import { recordPlayRequestSchema, type RecordPlayResponse } from '@fairtone/contracts';
import { readCaller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { makeStartToken, sinceStart } from './startToken.ts';
import { visitorOf } from './visitor.ts';

/**
 * Counts a play that was heard for 30 seconds (or half of a shorter track), of guests too, once per half hour. No one can have heard more
 * than the time since the start token was issued.
 */
export const handler = jsonFunction(
  recordPlayRequestSchema,
  async ({ trackId, heardMs, startToken }, request): Promise<RecordPlayResponse> => {
    const caller = await readCaller(request);
    const listener = caller?.id ?? (await visitorOf(request));
    if (startToken === undefined) return { counted: false, startToken: await makeStartToken({ trackId, listener }) };

    const passedMs = await sinceStart(startToken, { trackId, listener });
    if (passedMs === null) throw new Refusal(400, 'not_started', 'This listening did not begin here.');
    const play = { track_id: trackId, heard_ms: Math.max(0, Math.min(heardMs, passedMs)) };
    const { data, error } = caller
      ? await serviceClient().rpc('record_listener_play', { listener_id: caller.id, ...play })
      : await serviceClient().rpc('record_guest_play', { visitor: listener, ...play });
    if (error) throw fromDatabase(error);
    return { counted: data };
  },
);
