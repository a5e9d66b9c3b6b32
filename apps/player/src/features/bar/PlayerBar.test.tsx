import { makeStore, playerActions, selectCurrentTrack, selectVolume } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote.ts';
import { recommending } from '../../testing/recommended.ts';
import { track } from '../../testing/tracks.ts';
import { Component as PlayerBar } from './PlayerBar.tsx';

const playing = () => {
  const store = makeStore();
  store.dispatch(playerActions.playRequested({ tracks: [1, 2, 3].map(track) }));
  return store.getState();
};

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend(recommending([3, 11, 12, 13, 14, 15, 16].map(track)));
});
afterEach(() => backend.restore());

const show = (state = playing(), at = '/') => renderWithStore(<PlayerBar />, { remote, state, at });
/** The state after the listener expanded the bar. */
const expanded = (state = playing()) => ({ ...state, player: { ...state.player, isExpanded: true } });

describe('the player bar', () => {
  it('is not rendered before anything was played', async () => {
    const { container } = await show(makeStore().getState());
    expect(container).toBeEmptyDOMElement();
  });

  it('names the track and links to its album', async () => {
    await show();
    const bar = screen.getByRole('region', { name: 'Player' });
    expect(within(bar).getByRole('link', { name: 'Track 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('/album/'),
    );
    expect(within(bar).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', expect.stringContaining('/album/'));
    expect(screen.getByText(/Now playing/)).toHaveTextContent('Now playing: Track 1 by Ada');
  });

  it('plays the next track, and a track that is picked from the queue', async () => {
    const { user, store } = await show(expanded());
    await user.click(screen.getByRole('button', { name: 'Next track' }));
    expect(selectCurrentTrack(store.getState())?.title).toBe('Track 2');
    await user.click(screen.getByRole('button', { name: 'Play Track 3 by Ada' }));
    expect(selectCurrentTrack(store.getState())?.title).toBe('Track 3');
    expect(screen.queryByText(/Up Next/)).not.toBeInTheDocument();
  });

  it('shows six of a longer queue', async () => {
    const store = makeStore();
    store.dispatch(playerActions.playRequested({ tracks: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(track) }));
    await show(expanded(store.getState()));
    expect(screen.getByText('Up Next · 8 tracks')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Play Track/ })).toHaveLength(6);
  });

  it('offers five recommendations without the current track once the queue is empty, and plays one', async () => {
    const { user, store } = await show(expanded());
    await user.click(screen.getByRole('button', { name: 'Play Track 3 by Ada' }));
    expect(await screen.findByRole('heading', { name: 'Recommended For You' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Play Track/ })).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Play Track 3 by Ada' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play Track 11 by Ada' }));
    expect(selectCurrentTrack(store.getState())?.title).toBe('Track 11');
  });

  it('is collapsed, with the cover, until the listener expands it', async () => {
    await show();
    const bar = screen.getByRole('region', { name: 'Player' });
    expect(bar).toHaveAttribute('data-expanded', 'false');
    expect(within(bar).getByRole('button', { name: 'Expand the player' })).toBeVisible();
    expect(bar.querySelector('img')).toHaveAttribute('src', '/cover-640.jpg');
  });

  it('shows six of the next tracks', async () => {
    const store = makeStore();
    store.dispatch(playerActions.playRequested({ tracks: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(track) }));
    await show(expanded(store.getState()));
    expect(screen.getAllByRole('button', { name: /^Play Track/ })).toHaveLength(6);
  });

  it('is never expanded on the payment page', async () => {
    const { router } = await show(expanded(), '/checkout');
    const bar = screen.getByRole('region', { name: 'Player' });
    expect(bar).toHaveAttribute('data-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Expand the player' })).not.toBeInTheDocument();
    await act(() => router.navigate('/checkout/return'));
    expect(bar).toHaveAttribute('data-expanded', 'true');
  });

  it('has all controls of the player', async () => {
    const { user, store } = await show(expanded());
    for (const name of ['Full screen', 'Open the queue', 'Mute']) {
      expect(screen.getAllByRole('button', { name, hidden: true }).length).toBeGreaterThan(0);
    }
    expect(screen.getAllByRole('slider', { name: 'Volume', hidden: true })[0]).toHaveValue('70');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(store.getState().player.isPlaying).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(store.getState().player.isPlaying).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Previous track', hidden: true }));
    expect(selectCurrentTrack(store.getState())?.title).toBe('Track 3');
  });

  it('shows that another tab plays', async () => {
    const state = playing();
    await show({ ...state, player: { ...state.player, isElsewhere: true } });
    expect(screen.getByText('Playing in another tab. You can control it from here.')).toBeVisible();
  });

  it('collapses and expands', async () => {
    const { user } = await show();
    expect(screen.queryByText('Up Next · 2 tracks')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Expand the player' }));
    expect(screen.getByText('Up Next · 2 tracks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Collapse the player' }));
    expect(screen.queryByText('Up Next · 2 tracks')).not.toBeInTheDocument();
  });

  it('mutes and unmutes', async () => {
    const { user, store } = await show();
    // jsdom has no layout, so that elements that are visible from 768 px on count as hidden.
    await user.click(screen.getAllByRole('button', { name: 'Mute', hidden: true })[0]!);
    expect(selectVolume(store.getState())).toBe(0);
    await user.click(screen.getAllByRole('button', { name: 'Unmute', hidden: true })[0]!);
    expect(selectVolume(store.getState())).toBe(70);
  });

  it('has the position as text for screen readers', async () => {
    await show(expanded());
    const [seek] = screen.getAllByRole('slider', { name: 'Position' });
    expect(seek).toHaveAttribute('aria-valuetext', '0:00 of 1:00');
  });

  it('has no accessibility violations', async () => {
    const { container } = await show(expanded());
    expect(await axe(container)).toHaveNoViolations();
  });
});
