import { makeStore, playerActions, selectCurrentTrack, selectToasts } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { recommending } from '../../testing/recommended.ts';
import { track } from '../../testing/tracks.ts';
import { loadFullScreen } from '../full-screen/enterFullScreen.ts';
import { useShortcuts } from './useShortcuts.ts';

// Loaded before the tests, so that loading does not count to the time of one test.
beforeAll(loadFullScreen);

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend(recommending([]));
});
afterEach(() => backend.restore());

const handleOpen = jest.fn();
function Page() {
  useShortcuts(handleOpen);
  return (
    <main>
      <input aria-label="Search" />
      <section data-player>
        <button>Cover</button>
      </section>
    </main>
  );
}

/** A page that shows the second of three tracks at 0:20, which plays in another tab. */
async function open(settings = {}) {
  const prepared = makeStore();
  prepared.dispatch(playerActions.playRequested({ tracks: [1, 2, 3].map(track), startIndex: 1 }));
  prepared.dispatch(playerActions.settingsChanged(settings));
  prepared.dispatch(playerActions.playerMirrored({ isElsewhere: true, positionMs: 20_000 }));
  handleOpen.mockClear();
  const { user, store } = await renderWithStore(<Page />, { remote, state: prepared.getState() });
  const player = () => store.getState().player;
  return {
    player,
    store,
    press: (keys: string) => user.keyboard(keys),
    focus: (role: string, name: string) => act(() => screen.getByRole(role, { name }).focus()),
    title: () => selectCurrentTrack(store.getState())?.title,
    toasts: () => selectToasts(store.getState()).map(({ title }) => title),
  };
}

describe('single keys', () => {
  it('pause and resume', async () => {
    const { press, player } = await open();
    await press('k');
    expect(player().isPlaying).toBe(false);
    await press(' ');
    expect(player().isPlaying).toBe(true);
  });

  it('seek by five seconds, but not beyond the ends of the track', async () => {
    const { press, player, store } = await open();
    await press('{ArrowRight}');
    expect(player().positionMs).toBe(25_000);
    await press('{ArrowLeft}');
    expect(player().positionMs).toBe(20_000);
    store.dispatch(playerActions.playerMirrored({ positionMs: 58_000 }));
    await press('{ArrowRight}');
    expect(player().positionMs).toBe(60_000);
    store.dispatch(playerActions.playerMirrored({ positionMs: 2000 }));
    await press('{ArrowLeft}');
    expect(player().positionMs).toBe(0);
  });

  it('change the track with Shift; back goes to the start of the track first', async () => {
    const { press, title, player } = await open();
    await press('{Shift>}{ArrowLeft}{/Shift}');
    expect([title(), player().positionMs]).toEqual(['Track 2', 0]);
    await press('{Shift>}{ArrowLeft}{/Shift}');
    expect(title()).toBe('Track 1');
    await press('{Shift>}{ArrowRight}{/Shift}');
    expect(title()).toBe('Track 2');
  });

  it('mute, and change the volume inside the player only', async () => {
    const { press, player, focus } = await open();
    await press('m');
    expect(player().isMuted).toBe(true);
    await press('m{ArrowUp}');
    expect([player().isMuted, player().volume]).toEqual([false, 70]);
    focus('button', 'Cover');
    await press('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(player().volume).toBe(75);
  });

  it('show a toast for shuffle and repeat outside full screen', async () => {
    const { press, player, toasts, store } = await open();
    await press('srr');
    expect(player()).toMatchObject({ isShuffled: true, repeat: 'one' });
    expect(toasts()).toEqual(['Shuffle is on', 'Repeat: all', 'Repeat: this track']);
    store.dispatch(playerActions.fullScreenToggled(true));
    await press('r');
    expect([player().repeat, toasts().length]).toEqual(['off', 3]);
  });

  it('open the queue and the list of shortcuts', async () => {
    const { press } = await open();
    await press('q');
    await press('?');
    expect(handleOpen.mock.calls).toEqual([['queue'], ['help']]);
  });

  it('open and close full screen', async () => {
    const { press, player } = await open();
    await press('f');
    await waitFor(() => expect(player().isFullScreen).toBe(true));
    await press('f');
    expect(player().isFullScreen).toBe(false);
  });

  it('type letters in a text field', async () => {
    const { press, player, focus } = await open();
    focus('textbox', 'Search');
    await press('mk ');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('mk ');
    expect([player().isMuted, player().isPlaying]).toEqual([false, true]);
  });

  it('do nothing once they are switched off', async () => {
    const { press, player } = await open({ hasShortcuts: false });
    await press('kmq');
    expect([player().isPlaying, player().isMuted]).toEqual([true, false]);
    expect(handleOpen).not.toHaveBeenCalled();
  });

  it('do nothing while there is no track', async () => {
    handleOpen.mockClear();
    const { user, store } = await renderWithStore(<Page />, { remote });
    await user.keyboard('mq');
    expect(store.getState().player.isMuted).toBe(false);
    expect(handleOpen).not.toHaveBeenCalled();
  });
});
