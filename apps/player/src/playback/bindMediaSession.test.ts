import { makeStore, playerActions, selectCurrentTrack, selectIsPlaying } from '@fairtone/store';
import { FakeEngine } from '../testing/fakeEngine.ts';
import { track } from '../testing/tracks.ts';
import { bindMediaSession } from './bindMediaSession.ts';

function setUp() {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const session = {
    metadata: null as MediaMetadataInit | null,
    playbackState: 'none',
    position: undefined as MediaPositionState | undefined,
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => handlers.set(action, handler),
    setPositionState: (state?: MediaPositionState) => (session.position = state),
  };
  Object.assign(navigator, { mediaSession: session });
  const engine = new FakeEngine();
  const store = makeStore();
  const stop = bindMediaSession(engine, store);
  store.dispatch(playerActions.playRequested({ tracks: [1, 2, 3].map(track), startIndex: 1 }));
  return {
    engine,
    store,
    session,
    stop,
    player: () => store.getState().player,
    shows: () => [selectCurrentTrack(store.getState())?.title, selectIsPlaying(store.getState())],
    press: (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
      handlers.get(action)!({ action, ...details }),
  };
}

beforeAll(() => {
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(init: MediaMetadataInit) {
        Object.assign(this, init);
      }
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
});

describe('the media keys', () => {
  it('play and pause; a repeated press changes nothing', () => {
    const { press, shows } = setUp();
    press('play');
    expect(shows()).toEqual(['Track 2', true]);
    press('pause');
    press('pause');
    expect(shows()).toEqual(['Track 2', false]);
    press('play');
    expect(shows()).toEqual(['Track 2', true]);
  });

  it('go to the next and to the previous track', () => {
    const { press, shows } = setUp();
    press('nexttrack');
    expect(shows()).toEqual(['Track 3', true]);
    press('previoustrack');
    expect(shows()).toEqual(['Track 2', true]);
  });

  it('seek to a position, and relative to the position of the engine', () => {
    const { engine, press, player } = setUp();
    press('seekto', { seekTime: 42 });
    expect(player().positionMs).toBe(42_000);
    engine.position = 20_000;
    press('seekbackward', { seekOffset: 5 });
    expect(player().positionMs).toBe(15_000);
    press('seekforward');
    expect(player().positionMs).toBe(30_000);
  });
});

describe('the lock screen', () => {
  it('shows the track, its covers, position and state', () => {
    const { engine, store, session } = setUp();
    expect(session.metadata).toMatchObject({ title: 'Track 2', artist: 'Ada', album: 'Tides' });
    expect(session.metadata!.artwork!.map(({ sizes }) => sizes)).toEqual(['320x320', '640x640', '1400x1400']);
    engine.position = 12_000;
    store.dispatch(playerActions.rateChanged(1.5));
    expect(session.position).toEqual({ duration: 60, position: 12, playbackRate: 1.5 });
    expect(session.playbackState).toBe('playing');
    store.dispatch(playerActions.playToggled());
    expect(session.playbackState).toBe('paused');
  });

  it('shows the next track, and nothing once it is disconnected', () => {
    const { store, session, stop } = setUp();
    store.dispatch(playerActions.nextRequested());
    expect(session.metadata).toMatchObject({ title: 'Track 3' });
    stop();
    expect([session.metadata, session.playbackState]).toEqual([null, 'none']);
  });
});
