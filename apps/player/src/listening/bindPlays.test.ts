import { makeStore, playerActions } from '@fairtone/store';
import { refusal, stubBackend } from '@fairtone/testing';
import { FakeEngine } from '../testing/fakeEngine.ts';
import { track } from '../testing/tracks.ts';
import { bindPlays } from './bindPlays.ts';
import { watchListening } from './watchListening.ts';

const PLAY = 'POST /functions/v1/record-play';
const START = { counted: false, startToken: 'token' };
let backend: ReturnType<typeof stubBackend>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  backend.restore();
});

async function setUp(answer: unknown, durationMs = 60_000) {
  backend = stubBackend({ [PLAY]: answer });
  const engine = new FakeEngine();
  const store = makeStore();
  const only = { ...track(1), durationMs };
  store.dispatch(playerActions.playRequested({ tracks: [only] }));
  engine.load({ id: only.id, url: '', durationMs });
  const stop = bindPlays(watchListening(engine, store), store);
  engine.emit('playing');
  await jest.advanceTimersByTimeAsync(0);
  const sounds = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    engine.emit('timeupdate');
    await jest.advanceTimersByTimeAsync(0);
  };
  return { sounds, stop, asked: () => backend.requests(PLAY).map(({ body }) => body) };
}

it('reports when a track starts, and claims the play once 30 seconds were heard', async () => {
  const { sounds, asked } = await setUp(START);
  await sounds(29_900);
  expect(asked()).toEqual([{ trackId: track(1).id, heardMs: 0 }]);
  await sounds(200);
  await sounds(10_000);
  expect(asked().slice(1)).toEqual([{ trackId: track(1).id, heardMs: 30_100, startToken: 'token' }]);
});

it('claims the play of a shorter track once half of it was heard', async () => {
  const { sounds, asked } = await setUp(START, 10_000);
  await sounds(4900);
  expect(asked()).toHaveLength(1);
  await sounds(200);
  expect(asked()).toHaveLength(2);
});

it('sends a lost report again as soon as the browser is online', async () => {
  const { sounds, asked } = await setUp(START);
  backend.use({
    [PLAY]: () => {
      throw new TypeError('offline');
    },
  });
  await sounds(30_000);
  expect(asked()).toHaveLength(2);
  backend.use({ [PLAY]: { counted: true } });
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked()).toHaveLength(3);
});

it('does not repeat a refused report, and sends nothing after it is stopped', async () => {
  const { sounds, asked, stop } = await setUp(START);
  backend.use({ [PLAY]: refusal(429, 'too_many_plays') });
  await sounds(30_000);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked()).toHaveLength(2);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(asked()).toHaveLength(2);
});
