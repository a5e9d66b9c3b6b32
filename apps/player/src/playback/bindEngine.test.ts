import { createEventBus } from '@fairtone/events';
import { createI18n } from '@fairtone/i18n';
import { makeStore, playerActions, selectCurrentTrack, selectIsPlaying, selectToasts, setStore } from '@fairtone/store';
import { FakeEngine } from '../testing/fakeEngine.ts';
import { track } from '../testing/tracks.ts';
import { bindEngine } from './bindEngine.ts';

const album = [track(1), track(2), track(3)];

function setUp() {
  const engine = new FakeEngine();
  const store = makeStore();
  setStore(store);
  const events = createEventBus();
  const stop = bindEngine(engine, store, events);
  const current = () => selectCurrentTrack(store.getState())?.title;
  const isPlaying = () => selectIsPlaying(store.getState());
  const play = (startIndex = 0) => store.dispatch(playerActions.playRequested({ tracks: album, startIndex }));
  return { engine, store, events, stop, current, isPlaying, play };
}

beforeAll(() => createI18n({}));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the engine obeys the store', () => {
  it('plays what is requested, at the volume that is set', () => {
    const { engine, store, play } = setUp();
    store.dispatch(playerActions.volumeChanged(30));
    play(1);
    expect(engine).toMatchObject({ trackId: album[1]!.id, isPlaying: true, volume: 0.3 });
  });

  it('pauses, resumes and seeks without loading again', () => {
    const { engine, store, play } = setUp();
    play();
    store.dispatch(playerActions.playToggled());
    expect(engine.isPlaying).toBe(false);
    store.dispatch(playerActions.seekRequested(5000));
    store.dispatch(playerActions.playToggled());
    expect(engine).toMatchObject({ position: 5000, isPlaying: true });
    expect(engine.loaded).toHaveLength(1);
  });

  it('does not seek because it reported its own position', () => {
    const { engine, play } = setUp();
    play();
    engine.position = 4200;
    engine.says('timeupdate');
    engine.position = 4300;
    engine.says('timeupdate');
    expect(engine.position).toBe(4300);
  });
});

describe('a track that ends', () => {
  it('gives way to the next, until the list is at its end', () => {
    const { engine, current, isPlaying, play } = setUp();
    play(1);
    engine.says('ended');
    expect([current(), engine.isPlaying]).toEqual(['Track 3', true]);
    engine.says('ended');
    expect([current(), isPlaying(), engine.isPlaying]).toEqual(['Track 3', false, false]);
  });

  it('starts again when one track repeats, and wraps when all do', () => {
    const { engine, store, current, play } = setUp();
    play(2);
    store.dispatch(playerActions.repeatChanged('one'));
    engine.position = 60_000;
    engine.says('ended');
    expect(engine).toMatchObject({ position: 0, isPlaying: true });
    store.dispatch(playerActions.repeatChanged('all'));
    engine.says('ended');
    expect(current()).toBe('Track 1');
  });
});

describe('a track that fails', () => {
  it('is tried twice more, then skipped', () => {
    const { engine, current, play } = setUp();
    play();
    engine.says('error');
    jest.advanceTimersByTime(500);
    expect(engine.loaded).toHaveLength(2);
    engine.says('error');
    jest.advanceTimersByTime(1500);
    engine.says('error');
    expect(current()).toBe('Track 2');
    expect(engine.isPlaying).toBe(true);
  });

  it('three times in a row stops playback and says so', () => {
    const { engine, store, isPlaying, play } = setUp();
    play();
    for (let failed = 0; failed < 9; failed += 1) {
      engine.says('error');
      jest.advanceTimersByTime(2000);
    }
    expect(isPlaying()).toBe(false);
    expect(selectToasts(store.getState())).toMatchObject([{ tone: 'destructive' }]);
  });
});

it('shows paused when the browser refuses to start by itself, and skips nothing', async () => {
  const { engine, current, isPlaying, play } = setUp();
  engine.refusesToPlay = true;
  play();
  await Promise.resolve();
  await Promise.resolve();
  expect([isPlaying(), current()]).toEqual([false, 'Track 1']);
});

it('tells the page which track started, and leaves nothing behind when it is untied', () => {
  const { engine, events, stop, play } = setUp();
  const heard = jest.fn();
  events.on('player/trackStarted', heard);
  play();
  engine.says('playing');
  expect(heard).toHaveBeenCalledWith({ trackId: album[0]!.id, albumId: album[0]!.albumId });
  stop();
  expect([engine.listeners(), engine.isPlaying]).toEqual([0, false]);
});
