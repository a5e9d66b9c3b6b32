/** @jest-environment node */
import { createAudioEngine } from './createAudioEngine';
import type { EngineEvents } from './engineTypes';
import { FakeAudioElement } from './testing/fakeAudioElement';

const FIRST = { id: 'first', url: '/first.mp3', durationMs: 60_000 };
const SECOND = { id: 'second', url: '/second.mp3', durationMs: 90_000 };

function setUp() {
  const elements: FakeAudioElement[] = [];
  const engine = createAudioEngine({
    createElement: () => {
      elements.push(new FakeAudioElement());
      return elements.at(-1) as unknown as HTMLAudioElement;
    },
  });
  const heard: string[] = [];
  const events: (keyof EngineEvents)[] = ['playing', 'paused', 'waiting', 'ended', 'error', 'timeupdate'];
  for (const event of events) engine.on(event, ({ trackId }) => heard.push(`${event} ${trackId}`));
  return { engine, elements, heard };
}

test('plays the loaded track and emits events', async () => {
  const { engine, elements, heard } = setUp();
  engine.load(FIRST);
  expect(elements[0]!.src).toBe('/first.mp3');
  await expect(engine.play()).resolves.toEqual({ refused: false });
  elements[0]!.plays(2.5);
  expect(engine.positionMs()).toBe(2500);
  expect(heard).toEqual(['playing first', 'timeupdate first']);
});

test('a refused autoplay is reported, not an error', async () => {
  const { engine, elements, heard } = setUp();
  engine.load(FIRST);
  elements[0]!.refusal = new DOMException('click first', 'NotAllowedError');
  await expect(engine.play()).resolves.toEqual({ refused: true });
  expect(heard).toEqual([]);
});

test('a pause before playback has started is neither a refusal nor an error', async () => {
  const { engine, elements, heard } = setUp();
  engine.load(FIRST);
  elements[0]!.refusal = new DOMException('interrupted', 'AbortError');
  await expect(engine.play()).resolves.toEqual({ refused: false });
  expect(heard).toEqual([]);
});

test('a seek before the file is loaded is applied once it is loaded', () => {
  const { engine, elements } = setUp();
  engine.load(FIRST);
  engine.seek(30_000);
  expect(engine.positionMs()).toBe(30_000);
  elements[0]!.becomesReady(60.2);
  expect(elements[0]!.currentTime).toBe(30);
  expect(engine.durationMs()).toBeCloseTo(60_200);
});

test('the duration is that of the track until the file is loaded', () => {
  const { engine } = setUp();
  engine.load(FIRST);
  expect(engine.durationMs()).toBe(60_000);
});

test('volume and mute stay when the track changes, and the gain never exceeds full volume', () => {
  const { engine, elements } = setUp();
  engine.setVolume(0.5);
  engine.setMuted(true);
  engine.load({ ...FIRST, gainDb: -6 });
  expect(elements[0]!.volume).toBeCloseTo(0.2506, 3);
  expect(elements[0]!.muted).toBe(true);
  engine.load({ ...SECOND, gainDb: 12 });
  expect(elements[0]!.volume).toBe(1);
});

test('the end of a track emits `ended` only, not `paused`', () => {
  const { engine, elements, heard } = setUp();
  engine.load(FIRST);
  elements[0]!.comesToItsEnd();
  expect(heard).toEqual(['ended first']);
});

test('a damaged file is reported once, with the reason', async () => {
  const { engine, elements } = setUp();
  const errors: unknown[] = [];
  engine.on('error', (error) => errors.push(error));
  engine.load(FIRST);
  elements[0]!.breaks(3, 'bad frame');
  elements[0]!.refusal = new DOMException('bad frame', 'NotSupportedError');
  await engine.play();
  expect(errors).toEqual([{ trackId: 'first', code: 'decode', message: 'bad frame' }]);
});

test('a replaced track emits no more events', async () => {
  const { engine, elements, heard } = setUp();
  engine.load(FIRST);
  await engine.play();
  heard.length = 0;
  engine.load(SECOND);
  await Promise.resolve();
  expect(heard).toEqual([]);
  expect(elements[0]!.src).toBe('/second.mp3');
});

test('the next track is loaded once enough of the current one is buffered', async () => {
  const { engine, elements } = setUp();
  engine.load(FIRST);
  engine.preload(SECOND);
  await engine.play();
  expect(elements).toHaveLength(1);
  elements[0]!.ranges = [[0, 16]];
  elements[0]!.plays(0.5);
  expect(elements[1]!.src).toBe('/second.mp3');
});

test('a preloaded track is played by its own element', async () => {
  const { engine, elements, heard } = setUp();
  engine.load(FIRST);
  await engine.play();
  elements[0]!.ranges = [[0, 60]];
  engine.preload(SECOND);
  expect(elements[1]!.src).toBe('/second.mp3');
  const loads = elements[1]!.loads;
  engine.load(SECOND);
  expect(elements[1]!.loads).toBe(loads);
  expect(elements[0]!.src).toBe('');
  await engine.play();
  expect(heard.at(-1)).toBe('playing second');
});

test('a preloaded track emits no events', async () => {
  const { engine, elements, heard } = setUp();
  engine.load(FIRST);
  await engine.play();
  elements[0]!.ranges = [[0, 60]];
  engine.preload(SECOND);
  heard.length = 0;
  elements[1]!.breaks(2, 'gone');
  expect(heard).toEqual([]);
});

test('the rate stays when the track changes, and preserves the pitch', () => {
  const { engine, elements } = setUp();
  engine.setRate(1.5);
  engine.load(FIRST);
  expect(elements[0]).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5, preservesPitch: true });
});

test('bufferedMs is the end of the buffered range at the current position', () => {
  const { engine, elements } = setUp();
  engine.load(FIRST);
  elements[0]!.ranges = [
    [0, 4],
    [10, 25],
  ];
  elements[0]!.currentTime = 12;
  expect(engine.bufferedMs()).toBe(25_000);
});

test('emits no events and unloads the track once it is disposed', async () => {
  const { engine, elements, heard } = setUp();
  engine.load(FIRST);
  engine.dispose();
  elements[0]!.say('playing');
  expect(heard).toEqual([]);
  expect(elements[0]!.src).toBe('');
});
