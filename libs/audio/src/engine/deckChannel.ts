import type { EngineTrack, Report } from './engineTypes';
import type { Deck } from './decks/deck';
import { createNativeDeck } from './decks/nativeDeck';
import { createStreamDeck } from './decks/streamDeck';
import type { Channel, Output } from './output';
import { canStream } from './stream/sourceTimeline';
import { openTrackFile, type TrackFile } from './stream/trackFile';
import { createFrameStore } from './stream/frameStore';

/** A deck and its output channel. */
export type DeckChannel = { deck: Deck; channel: Channel };

export function makeDeckChannel(
  element: HTMLAudioElement,
  output: Output,
  report: (deckChannel: DeckChannel) => Report,
): DeckChannel {
  const create = canStream() ? createStreamDeck : createNativeDeck;
  const deckChannel: DeckChannel = {
    deck: create(element, (event, detail) => report(deckChannel)(event, detail)),
    channel: output.connect(element),
  };
  return deckChannel;
}

/** Opens the track's file; an empty file in browsers that must load it themselves. */
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
