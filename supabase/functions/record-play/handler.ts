import { readCaller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { recordPlayRequestSchema, type RecordPlayResponse } from './schema.ts';
import { visitorOf } from './visitor.ts';

/** Counts a play that was heard for 30 seconds (or half of a shorter track), of guests too, once a half hour. */
export const handler = jsonFunction(
  recordPlayRequestSchema,
  async ({ trackId, heardMs }, request): Promise<RecordPlayResponse> => {
    const caller = await readCaller(request);
    const play = { track_id: trackId, heard_ms: heardMs };
    const { data, error } = caller
      ? await serviceClient().rpc('record_listener_play', { listener_id: caller.id, ...play })
      : await serviceClient().rpc('record_guest_play', { visitor: await visitorOf(request), ...play });
    if (error) throw fromDatabase(error);
    return { counted: data };
  },
);
