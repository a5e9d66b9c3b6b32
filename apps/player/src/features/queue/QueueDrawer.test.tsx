import { makeStore, playerActions, selectCurrentTrack, selectQueue, selectToasts } from '@fairtone/store';
import { guestSession, listenerSession, refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote.ts';
import { recommending } from '../../testing/recommended.ts';
import { track } from '../../testing/tracks.ts';
import { Component as QueueDrawer } from './QueueDrawer.tsx';

const playing = (numbers = [1, 2, 3, 4]) => {
  const store = makeStore();
  store.dispatch(playerActions.playRequested({ tracks: numbers.map(track) }));
  return store.getState();
};
const many = [2, 11, 12, 13, 14, 15, 16, 17, 18, 19].map(track);

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend(recommending(many));
});
afterEach(() => backend.restore());

async function show(state = playing()) {
  const handleClose = jest.fn();
  const view = await renderWithStore(<QueueDrawer isOpen onClose={handleClose} onOpen={() => undefined} />, {
    remote,
    state,
  });
  const queued = () => selectQueue(view.store.getState()).map(({ title }) => title);
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, queued, press, handleClose };
}

describe('the queue drawer', () => {
  it('shows the current track, the number of next tracks, and eight recommendations that are not queued', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Now Playing' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Up Next 3 tracks' })).toBeVisible();
    const rows = within(screen.getByRole('grid', { name: 'Up Next' })).getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Track 2', 'Track 3', 'Track 4']);
    expect(await screen.findAllByRole('button', { name: /^Play Track \d+ by Ada$/ })).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Play Track 2 by Ada' })).not.toBeInTheDocument();
  });

  it('moves rows without dragging, removes one, and clears the queue', async () => {
    const { user, queued, press } = await show();
    await press('More for Track 4');
    await user.click(screen.getByRole('menuitem', { name: 'Play next' }));
    expect(queued()).toEqual(['Track 4', 'Track 2', 'Track 3']);
    await press('More for Track 2');
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
    expect(queued()).toEqual(['Track 4', 'Track 3', 'Track 2']);
    await press('Remove Track 3 from the queue');
    expect(queued()).toEqual(['Track 4', 'Track 2']);
    await press('Clear');
    expect(queued()).toEqual([]);
    expect(screen.getByText('No upcoming tracks in the queue.')).toBeVisible();
    expect(screen.getByText('Add songs to your queue to continue listening.')).toBeVisible();
  });

  it('has its own text for an empty queue in full screen', async () => {
    const state = playing([1]);
    await show({ ...state, player: { ...state.player, isFullScreen: true } });
    expect(screen.getByText('Your queue is empty')).toBeVisible();
    expect(screen.getByText('Add songs to continue your listening journey')).toBeVisible();
  });

  it('plays a queued track, and a recommendation without losing the queue', async () => {
    const { user, store, queued, press } = await show();
    await user.click(screen.getByRole('row', { name: 'Track 3' }));
    expect([selectCurrentTrack(store.getState())?.title, queued()]).toEqual(['Track 3', ['Track 4']]);
    await screen.findByRole('button', { name: 'Play Track 12 by Ada' });
    await press('Play Track 12 by Ada');
    expect([selectCurrentTrack(store.getState())?.title, queued()]).toEqual(['Track 12', ['Track 4']]);
  });

  it('queues one recommendation or all of them', async () => {
    const { queued, press } = await show(playing([1]));
    await screen.findByRole('button', { name: 'Add Track 11 to the queue' });
    await press('Add Track 11 to the queue');
    expect(queued()).toEqual(['Track 11']);
    await press('Add All to Queue');
    expect(queued()).toHaveLength(9);
  });

  it('shows an error with a retry when recommendations cannot be loaded', async () => {
    backend.use({ 'GET /rest/v1/rpc/recommended_tracks': refusal(500, 'down') });
    const { store, press } = await show();
    expect(await screen.findByText('Failed to load recommendations')).toBeVisible();
    expect(selectToasts(store.getState())).toMatchObject([
      { tone: 'destructive', title: 'Error', description: 'Failed to load recommendations' },
    ]);
    backend.use(recommending(many));
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Add All to Queue' })).toBeVisible();
  });

  it('asks a guest to log in before saving, and opens the playlist dialog for a listener', async () => {
    const guest = await show({ ...playing(), session: guestSession });
    await guest.press('Save as playlist');
    expect(selectToasts(guest.store.getState())).toMatchObject([{ title: 'Login Required' }]);
    expect(guest.handleClose).toHaveBeenCalled();
    guest.unmount();

    const listener = await show({ ...playing([1, 2]), session: listenerSession });
    await listener.press('Save as playlist');
    expect(listener.store.getState().ui.dialog).toEqual({
      name: 'account.addToPlaylist',
      props: { trackIds: [track(1).id, track(2).id], title: 'Queue' },
    });
  });

  it('has no accessibility violations', async () => {
    await show();
    await screen.findByRole('button', { name: 'Add All to Queue' });
    expect(await axe(document.body)).toHaveNoViolations();
  });
});
