import { isTemporaryStatus, type PlayableTrack } from '@fairtone/domain';
import { selectPlayerSettings, type AppStore } from '@fairtone/store';
import { createOutbox } from './outbox.ts';
import { scrobbling } from './scrobbling.ts';
import type { Listening, ListeningWatch } from './watchListening.ts';

const SUBMIT_URL = 'https://api.listenbrainz.org/1/submit-listens';
/** ListenBrainz counts a listen after half of a track or four minutes, whichever comes first. */
const LISTENED_AFTER_MS = 240_000;

class Rejected extends Error {
  constructor(readonly status: number) {
    super(`ListenBrainz answered ${status}.`);
  }
}

/**
 * Submits the playing track and listens to ListenBrainz, for users who entered their token. Playback never waits for
 * it; failures are stored in `scrobbling`.
 * @returns a function that stops it
 */
export function bindScrobbles(watch: ListeningWatch, store: AppStore): () => void {
  const scrobbled = new WeakSet<Listening>();
  const outbox = createOutbox();
  const token = () => selectPlayerSettings(store.getState()).listenBrainzToken;

  async function submit(listenType: 'playing_now' | 'single', { track, startedAtMs }: Listening) {
    const secret = token();
    if (!secret) return;
    const listen = {
      ...(listenType === 'single' && { listened_at: Math.floor(startedAtMs / 1000) }),
      track_metadata: describe(track),
    };
    try {
      const response = await fetch(SUBMIT_URL, {
        method: 'POST',
        headers: { authorization: `Token ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ listen_type: listenType, payload: [listen] }),
      });
      if (!response.ok) throw new Rejected(response.status);
      scrobbling.set('working');
    } catch (error) {
      scrobbling.set(error instanceof Rejected && error.status === 401 ? 'refused' : 'failing');
      throw error;
    }
  }

  watch.onStart((listening) => {
    if (token())
      outbox.send(
        () => submit('playing_now', listening),
        () => false,
      );
  });
  watch.onHeard((listening) => {
    const needed = Math.min(LISTENED_AFTER_MS, listening.track.durationMs / 2);
    if (!token() || scrobbled.has(listening) || listening.heardMs < needed) return;
    scrobbled.add(listening);
    outbox.send(() => submit('single', listening), isWorthAnotherTry);
  });
  return outbox.close;
}

const isWorthAnotherTry = (error: unknown) => !(error instanceof Rejected) || isTemporaryStatus(error.status);

function describe({ title, artist, albumTitle, durationMs, trackNumber }: PlayableTrack) {
  return {
    artist_name: artist,
    track_name: title,
    release_name: albumTitle,
    additional_info: {
      duration_ms: Math.round(durationMs),
      tracknumber: trackNumber,
      media_player: 'Fairtone',
      submission_client: 'Fairtone',
    },
  };
}
