import type { EngineTrack, Report } from './engineTypes';
import type { Deck } from './decks/deck';
import { createNativeDeck } from './decks/nativeDeck';
import { createStreamDeck } from './decks/streamDeck';
import type { Channel, Output } from './output';
import { canStream } from './stream/sourceTimeline';
import { openTrackFile, type TrackFile } from './stream/trackFile';
import { createFrameStore } from './stream/frameStore';

/** A deck and its way to the loudspeaker. */
export type Seat = { deck: Deck; channel: Channel };

export function makeSeat(element: HTMLAudioElement, output: Output, report: (seat: Seat) => Report): Seat {
  const create = canStream() ? createStreamDeck : createNativeDeck;
  const seat: Seat = {
    deck: create(element, (event, detail) => report(seat)(event, detail)),
    channel: output.connect(element),
  };
  return seat;
}

/** The track's file, unless the browser fetches it itself. */
export const openFile = (track: EngineTrack): TrackFile =>
  canStream()
    ? openTrackFile(track.url)
    : {
        frames: createFrameStore(),
        isComplete: () => false,
        failure: () => null,
        onChange: () => () => undefined,
        drop: () => undefined,
      };

export const linearGain = (track: EngineTrack | null) => 10 ** ((track?.gainDb ?? 0) / 20);
