import { createEventBus } from '@fairtone/events';
import { createI18n } from '@fairtone/i18n';
import { addLogSink } from '@fairtone/platform';
import {
  makeStore,
  playerActions,
  selectCurrentTrack,
  selectIsPlaying,
  selectSleepTimer,
  selectToasts,
  setStore,
} from '@fairtone/store';
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

describe('the engine follows the store', () => {
  it('plays the requested track at the volume of the store', () => {
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

  it('resumes at the position of the last visit when play is pressed', () => {
    const { engine, store } = setUp();
    store.dispatch(playerActions.playerRestored({ tracks: album, currentTrackIndex: 1, positionMs: 12_000 }));
    expect(engine).toMatchObject({ trackId: album[1]!.id, position: 12_000, isPlaying: false });
    store.dispatch(playerActions.playToggled());
    expect(engine).toMatchObject({ position: 12_000, isPlaying: true });
  });

  it('does not seek after it reported its own position', () => {
    const { engine, play } = setUp();
    play();
    engine.position = 4200;
    engine.emit('timeupdate');
    engine.position = 4300;
    engine.emit('timeupdate');
    expect(engine.position).toBe(4300);
  });
});

describe('a track that ends', () => {
  it('is followed by the next one, until the end of the list', () => {
    const { engine, current, isPlaying, play } = setUp();
    play(1);
    engine.emit('ended');
    expect([current(), engine.isPlaying]).toEqual(['Track 3', true]);
    engine.emit('ended');
    expect([current(), isPlaying(), engine.isPlaying]).toEqual(['Track 3', false, false]);
  });

  it('starts again with repeat one, and with repeat all continues with the first after the last', () => {
    const { engine, store, current, play } = setUp();
    play(2);
    store.dispatch(playerActions.repeatChanged('one'));
    engine.position = 60_000;
    engine.emit('ended');
    expect(engine).toMatchObject({ position: 0, isPlaying: true });
    store.dispatch(playerActions.repeatChanged('all'));
    engine.emit('ended');
    expect(current()).toBe('Track 1');
  });
});

describe('the next track', () => {
  it('is preloaded, without a gap inside an album and with a crossfade otherwise', () => {
    const { engine, store, play } = setUp();
    store.dispatch(playerActions.settingsChanged({ crossfadeS: 4 }));
    play();
    expect(engine.upcoming?.id).toBe(album[1]!.id);
    expect(engine.transition).toEqual({ crossfadeMs: 0 });
    store.dispatch(playerActions.queueCleared());
    store.dispatch(playerActions.tracksQueued([{ ...track(9), albumId: 'another' }]));
    expect(engine.upcoming?.id).toBe(track(9).id);
    expect(engine.transition).toEqual({ crossfadeMs: 4000 });
  });

  it('is the current one with repeat one, and none when the sleep timer ends with the track', () => {
    const { engine, store, play } = setUp();
    play();
    store.dispatch(playerActions.repeatChanged('one'));
    expect(engine.upcoming?.id).toBe(album[0]!.id);
    store.dispatch(playerActions.sleepTimerSet({ endsAtMs: null, atTrackEnd: true }));
    expect(engine.upcoming).toBeNull();
  });

  it('becomes the current one without another load or seek', () => {
    const { engine, events, current, play } = setUp();
    const started = jest.fn();
    events.on('player/trackStarted', started);
    play();
    engine.advances();
    expect(current()).toBe('Track 2');
    expect(engine.loaded).toHaveLength(1);
    expect(engine).toMatchObject({ isPlaying: true, position: 0 });
    expect(engine.upcoming?.id).toBe(album[2]!.id);
    expect(started).toHaveBeenLastCalledWith({ trackId: album[1]!.id, albumId: album[1]!.albumId });
  });

  it('is not played when the sleep timer ends with the track', () => {
    const { engine, store, current, isPlaying, play } = setUp();
    play();
    store.dispatch(playerActions.sleepTimerSet({ endsAtMs: null, atTrackEnd: true }));
    engine.emit('ended');
    expect([current(), isPlaying()]).toEqual(['Track 1', false]);
    expect(selectSleepTimer(store.getState()).atTrackEnd).toBe(false);
  });
});

it('levels a track as part of its album, on its own, or not at all', () => {
  const { engine, store } = setUp();
  const loudness = { loudnessLufs: -20, truePeakDb: -9, albumLoudnessLufs: -11, albumPeakDb: 0 };
  const [first, second] = [track(1), track(2)].map((each) => ({ ...each, ...loudness }));
  store.dispatch(playerActions.playRequested({ tracks: [first!, second!] }));
  expect(engine.gainDb).toBe(-3);
  store.dispatch(playerActions.queueCleared());
  store.dispatch(playerActions.playRequested({ tracks: [first!] }));
  expect(engine.gainDb).toBe(6);
  store.dispatch(playerActions.settingsChanged({ isLevelled: false }));
  expect(engine.gainDb).toBe(0);
});

it('plays at the rate of the store, and not while another tab plays', () => {
  const { engine, store, play } = setUp();
  store.dispatch(playerActions.rateChanged(1.5));
  play();
  expect(engine).toMatchObject({ rate: 1.5, isPlaying: true });
  store.dispatch(playerActions.playerMirrored({ isElsewhere: true }));
  expect(engine.isPlaying).toBe(false);
});

it('pauses the store when the system stops the sound', () => {
  const { engine, isPlaying, play } = setUp();
  play();
  engine.isPlaying = false;
  engine.emit('paused');
  expect(isPlaying()).toBe(false);
});

describe('a track that fails', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('is tried two more times, then logged and skipped', () => {
    const { engine, current, play } = setUp();
    const logged = jest.fn();
    const stopLogging = addLogSink(logged);
    play();
    engine.emit('error');
    jest.advanceTimersByTime(500);
    expect(engine.loaded).toHaveLength(2);
    engine.emit('error');
    jest.advanceTimersByTime(1500);
    engine.emit('error');
    expect(current()).toBe('Track 2');
    expect(engine.isPlaying).toBe(true);
    const message = expect.stringContaining(album[0]!.id) as string;
    expect(logged.mock.calls).toEqual([[{ level: 'warning', message }]]);
    stopLogging();
  });

  it('stops playback with a toast after three failed tracks in a row', () => {
    const { engine, store, isPlaying, play } = setUp();
    play();
    for (let failed = 0; failed < 9; failed += 1) {
      engine.emit('error');
      jest.advanceTimersByTime(2000);
    }
    expect(isPlaying()).toBe(false);
    expect(selectToasts(store.getState())).toMatchObject([{ tone: 'destructive' }]);
  });
});

it('pauses the store when the browser refuses autoplay, and skips nothing', async () => {
  const { engine, current, isPlaying, play } = setUp();
  engine.refusesToPlay = true;
  play();
  await Promise.resolve();
  await Promise.resolve();
  expect([isPlaying(), current()]).toEqual([false, 'Track 1']);
});

it('emits which track started, and removes all listeners when it is stopped', () => {
  const { engine, events, stop, play } = setUp();
  const heard = jest.fn();
  events.on('player/trackStarted', heard);
  play();
  engine.emit('playing');
  expect(heard).toHaveBeenCalledWith({ trackId: album[0]!.id, albumId: album[0]!.albumId });
  stop();
  expect([engine.listeners(), engine.isPlaying]).toEqual([0, false]);
});
