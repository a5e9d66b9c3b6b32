import { makeStore, playerActions } from '@fairtone/store';
import { FakeEngine } from '../testing/fakeEngine.ts';
import { track } from '../testing/tracks.ts';
import { bindScrobbles } from './bindScrobbles.ts';
import { scrobbling } from './scrobbling.ts';
import { watchListening } from './watchListening.ts';

let answer: () => Promise<Response>;
let sent: { type: string; token: string }[];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  answer = () => Promise.resolve(Response.json({ status: 'ok' }));
  scrobbling.set('untried');
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    const { listen_type: type } = JSON.parse(String(init!.body)) as { listen_type: string };
    sent.push({ type, token: new Headers(init!.headers).get('authorization')! });
    return answer();
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function listen(listenBrainzToken: string | null, durationMs = 60_000) {
  const engine = new FakeEngine();
  const store = makeStore();
  store.dispatch(playerActions.settingsChanged({ listenBrainzToken }));
  store.dispatch(playerActions.playRequested({ tracks: [{ ...track(1), durationMs }] }));
  engine.load({ id: track(1).id, url: '', durationMs });
  bindScrobbles(watchListening(engine, store), store);
  engine.emit('playing');
  return async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    engine.emit('timeupdate');
    await jest.advanceTimersByTimeAsync(0);
  };
}
const types = () => sent.map(({ type }) => type);

it('submits a playing track at once, and a listen after half of it', async () => {
  const sounds = await listen('secret');
  await sounds(29_000);
  expect(sent).toEqual([{ type: 'playing_now', token: 'Token secret' }]);
  await sounds(2000);
  await sounds(20_000);
  expect(types()).toEqual(['playing_now', 'single']);
  expect(scrobbling.get()).toBe('working');
});

it('submits a listen after at most four minutes', async () => {
  const sounds = await listen('secret', 3_600_000);
  await sounds(239_000);
  expect(types()).toEqual(['playing_now']);
  await sounds(1000);
  expect(types()).toEqual(['playing_now', 'single']);
});

it('sends nothing without a token', async () => {
  const sounds = await listen(null);
  await sounds(60_000);
  expect(sent).toEqual([]);
  expect(scrobbling.get()).toBe('untried');
});

it('shows that the token was refused, and does not retry', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 401 }));
  const sounds = await listen('secret');
  await sounds(31_000);
  await sounds(600_000);
  expect(types()).toEqual(['playing_now', 'single']);
  expect(scrobbling.get()).toBe('refused');
});

it('retries a listen when ListenBrainz was unreachable', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  const sounds = await listen('secret');
  await sounds(31_000);
  expect(scrobbling.get()).toBe('failing');
  answer = () => Promise.resolve(Response.json({ status: 'ok' }));
  await jest.advanceTimersByTimeAsync(2000);
  expect(types()).toEqual(['playing_now', 'single', 'single']);
  expect(scrobbling.get()).toBe('working');
});
