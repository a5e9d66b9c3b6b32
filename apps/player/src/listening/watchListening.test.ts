import { makeStore, playerActions } from '@fairtone/store';
import { FakeEngine } from '../testing/fakeEngine.ts';
import { track } from '../testing/tracks.ts';
import { watchListening } from './watchListening.ts';

function setUp() {
  const engine = new FakeEngine();
  const store = makeStore();
  store.dispatch(playerActions.playRequested({ tracks: [track(1), track(2)] }));
  engine.load({ id: track(1).id, url: '', durationMs: 60_000 });
  const watch = watchListening(engine, store);
  const started: string[] = [];
  let heardMs = 0;
  watch.onStart((listening) => started.push(listening.track.title));
  watch.onHeard((listening) => (heardMs = listening.heardMs));
  const sounds = (ms: number) => {
    jest.advanceTimersByTime(ms);
    engine.emit('timeupdate');
  };
  return { engine, store, watch, started, heard: () => heardMs, sounds };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts the time in which a track is audible, without pauses and buffering', () => {
  const { engine, started, heard, sounds } = setUp();
  engine.emit('playing');
  sounds(4000);
  engine.emit('paused');
  jest.advanceTimersByTime(60_000);
  engine.emit('playing');
  sounds(2000);
  engine.emit('waiting');
  sounds(5000);
  engine.emit('playing');
  sounds(1000);
  expect(heard()).toBe(7000);
  expect(started).toEqual(['Track 1']);
});

it('does not count seeking', () => {
  const { engine, heard, sounds } = setUp();
  engine.emit('playing');
  sounds(1000);
  engine.position = 59_000;
  engine.emit('timeupdate', { positionMs: 59_000 });
  expect(heard()).toBe(1000);
});

it('does not count while muted', () => {
  const { engine, store, heard, sounds } = setUp();
  engine.emit('playing');
  sounds(1000);
  store.dispatch(playerActions.muteToggled());
  sounds(9000);
  expect(heard()).toBe(1000);
});

it('starts a new listening with the next track, and when a track that ended is played again', async () => {
  const { engine, store, started, heard, sounds } = setUp();
  engine.emit('playing');
  sounds(3000);
  engine.preload({ id: track(2).id, url: '', durationMs: 60_000 });
  store.dispatch(playerActions.nextRequested());
  engine.advances();
  await Promise.resolve();
  sounds(500);
  expect(heard()).toBe(500);
  engine.emit('ended');
  engine.emit('playing');
  sounds(200);
  expect(heard()).toBe(200);
  expect(started).toEqual(['Track 1', 'Track 2', 'Track 2']);
});
