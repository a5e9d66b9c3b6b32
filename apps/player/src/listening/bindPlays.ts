import type { RecordPlayRequest, RecordPlayResponse } from '@fairtone/contracts';
import { isApiError } from '@fairtone/api';
import type { PlayableTrack } from '@fairtone/domain';
import type { AppStore } from '@fairtone/store';
import { playApi } from '../api/playApi.ts';
import { createOutbox } from './outbox.ts';
import type { Listening, ListeningWatch } from './watchListening.ts';

const COUNTS_AFTER_MS = 30_000;

/** How much of a track must be heard before it counts as played, in ms. */
const neededMs = ({ durationMs }: PlayableTrack) => Math.min(COUNTS_AFTER_MS, durationMs / 2);

interface Start {
  token: string;
  answeredAt: number;
}

/**
 * Reports the start of a track to the server and, once per listening, claims the play after enough of it was heard. The
 * server measures the time since the reported start, so the claim waits until that much time has also passed since the
 * response.
 * @returns a function that stops it
 */
export function bindPlays(watch: ListeningWatch, store: AppStore): () => void {
  const starts = new WeakMap<Listening, Start>();
  const claimed = new WeakSet<Listening>();
  const outbox = createOutbox();

  const ask = async (play: RecordPlayRequest): Promise<RecordPlayResponse> =>
    store.dispatch(playApi.endpoints.playerRecordPlay.initiate(play, { track: false })).unwrap();

  watch.onStart((listening) => {
    const send = async () => {
      const { startToken } = await ask({ trackId: listening.track.id, heardMs: 0 });
      if (startToken) starts.set(listening, { token: startToken, answeredAt: performance.now() });
    };
    outbox.send(send, isWorthAnotherTry);
  });

  watch.onHeard((listening) => {
    const start = starts.get(listening);
    const needed = neededMs(listening.track);
    if (!start || claimed.has(listening) || listening.heardMs < needed) return;
    if (performance.now() - start.answeredAt < needed) return;
    claimed.add(listening);
    const play = { trackId: listening.track.id, heardMs: Math.round(listening.heardMs), startToken: start.token };
    outbox.send(() => ask(play), isWorthAnotherTry);
  });
  return outbox.close;
}

/** Refusals are final; lost connections and server errors are retried. */
const isWorthAnotherTry = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500);
