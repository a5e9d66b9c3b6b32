import { server } from './backend.ts';
import { done } from './outcomes.ts';
import type { Person } from './people.ts';

/** This person has just heard half a minute of the track, as the function `record-play` found. @returns whether it counted */
export const heard = ({ id }: Person, trackId: string): Promise<boolean> =>
  done(server().rpc('record_listener_play', { listener_id: id, track_id: trackId, heard_ms: 30_000 }));
