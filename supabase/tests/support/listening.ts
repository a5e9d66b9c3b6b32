import { server } from './backend.ts';
import { done } from './outcomes.ts';
import type { Person } from './people.ts';

/** Counts half a minute of the track for this person, as the function `record-play` does. @returns whether it counted */
export const countPlay = ({ id }: Person, trackId: string): Promise<boolean> =>
  done(server().rpc('record_listener_play', { listener_id: id, track_id: trackId, heard_ms: 30_000 }));
