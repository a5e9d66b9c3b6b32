import { makeStore, playerActions } from '@fairtone/store';
import { refusal, stubBackend } from '@fairtone/testing';
import { recommending } from '../testing/recommended.ts';
import { track } from '../testing/tracks.ts';
import { bindRefill } from './bindRefill.ts';

const album = (count: number) => Array.from({ length: count }, (_, index) => track(index + 1));
const offers = [2, 21, 22, 23, 24, 25, 26].map(track);

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend(recommending(offers));
});
afterEach(() => backend.restore());

function setUp() {
  const store = makeStore();
  const stop = bindRefill(store);
  return {
    store,
    stop,
    play: (count: number) => store.dispatch(playerActions.playRequested({ tracks: album(count) })),
    queue: () => store.getState().player.queue.map(({ title }) => title),
    asked: () => backend.requests('GET /rest/v1/rpc/recommended_tracks').length,
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

async function until(check: () => boolean) {
  while (!check()) await settled();
}

describe('keep playing with recommendations', () => {
  it('adds five tracks to a queue of fewer than three, without tracks that are already in it', async () => {
    const { play, queue, stop } = setUp();
    play(3);
    await until(() => queue().length > 2);
    expect(queue()).toEqual(['Track 2', 'Track 3', 'Track 21', 'Track 22', 'Track 23', 'Track 24', 'Track 25']);
    stop();
  });

  it('marks them as recommendations, so that shuffle keeps them after the album’s own tracks', async () => {
    const { store, play, queue, stop } = setUp();
    play(3);
    await until(() => queue().length > 2);
    store.dispatch(playerActions.shuffleToggled());
    expect(queue().slice(0, 2).sort()).toEqual(['Track 2', 'Track 3']);
    expect(queue().slice(2)).toEqual(['Track 21', 'Track 22', 'Track 23', 'Track 24', 'Track 25']);
    stop();
  });

  it('leaves out tracks without audio', async () => {
    const silent = recommending(offers);
    const rows = silent['GET /rest/v1/rpc/recommended_tracks'].map((row, index) => ({
      ...row,
      audio_url: index < 3 ? null : row.audio_url,
    }));
    backend.use({ ...silent, 'GET /rest/v1/rpc/recommended_tracks': rows });
    const { play, queue, stop } = setUp();
    play(1);
    await until(() => queue().length > 0);
    expect(queue()).toEqual(['Track 23', 'Track 24', 'Track 25', 'Track 26']);
    stop();
  });

  it.each([
    ['three are queued', 4, () => undefined],
    ['the setting is off', 1, () => playerActions.settingsChanged({ isRefilling: false })],
    ['the list repeats', 1, () => playerActions.repeatChanged('all')],
    ['another tab plays', 1, () => playerActions.playerMirrored({ isElsewhere: true })],
  ])('requests nothing while %s', async (_when, count, before) => {
    const { store, play, queue, asked, stop } = setUp();
    const action = before();
    if (action) store.dispatch(action);
    play(count);
    await settled();
    expect([queue().length, asked()]).toEqual([count - 1, 0]);
    stop();
  });

  it('keeps a cleared queue empty until the track is near its end', async () => {
    const { store, play, queue, stop } = setUp();
    play(2);
    await until(() => queue().length > 1);
    store.dispatch(playerActions.queueCleared());
    store.dispatch(playerActions.positionReported(30_000));
    await settled();
    expect(queue()).toEqual([]);
    store.dispatch(playerActions.positionReported(45_000));
    await until(() => queue().length > 0);
    expect(queue()[0]).toBe('Track 21');
    stop();
  });

  it('keeps playing without them when they cannot be loaded', async () => {
    backend.use({ 'GET /rest/v1/rpc/recommended_tracks': refusal(500, 'down') });
    const { play, queue, asked, stop } = setUp();
    play(2);
    await until(() => asked() > 0);
    expect(queue()).toEqual(['Track 2']);
    stop();
  });
});
