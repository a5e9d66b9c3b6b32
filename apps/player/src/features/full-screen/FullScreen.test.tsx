import { makeStore, playerActions } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote.ts';
import { track } from '../../testing/tracks.ts';
import { Component as FullScreen } from './FullScreen.tsx';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({ 'GET /rest/v1/tracks': [{ peaks: null }] });
});
afterEach(() => backend.restore());

async function show(tracks = [1, 2, 3].map(track)) {
  const prepared = makeStore();
  prepared.dispatch(playerActions.playRequested({ tracks }));
  const handleClose = jest.fn();
  const handleOpen = jest.fn();
  const view = await renderWithStore(<FullScreen isOpen onClose={handleClose} onOpen={handleOpen} />, {
    remote,
    state: prepared.getState(),
  });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, handleClose, handleOpen, press, player: () => view.store.getState().player };
}

describe('full screen', () => {
  it('shows cover, title and artist, and cycles through the three repeat modes', async () => {
    const { press, player } = await show();
    expect(screen.getByRole('dialog', { name: 'Now Playing' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Cover of Tides' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Track 1' })).toBeVisible();
    await press('Repeat: off');
    await press('Repeat: all');
    expect(player().repeat).toBe('one');
    await press('Repeat: this track');
    expect(player().repeat).toBe('off');
  });

  it('shuffles, opens the queue, and closes', async () => {
    const { press, player, handleOpen, handleClose, user } = await show();
    await press('Shuffle');
    expect(player().isShuffled).toBe(true);
    expect(screen.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true');
    await press('Open the queue');
    expect(handleOpen).toHaveBeenCalledWith('queue');
    await press('Leave full screen');
    await user.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(2);
  });

  it('controls playback', async () => {
    const { press, player } = await show();
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:00 of 1:00');
    await press('Next track');
    expect(player().currentTrackIndex).toBe(1);
    await press('Pause');
    expect(player().isPlaying).toBe(false);
    await press('Previous track');
    expect(player().currentTrackIndex).toBe(0);
  });

  it('mutes and sets the volume', async () => {
    const { press, player } = await show();
    await press('Mute');
    expect(screen.getByRole('slider', { name: 'Volume', hidden: true })).toHaveValue('0');
    expect(screen.getByRole('button', { name: 'Unmute' })).toBeVisible();
    fireEvent.change(screen.getByRole('slider', { name: 'Volume', hidden: true }), { target: { value: '40' } });
    expect(player()).toMatchObject({ isMuted: false, volume: 40 });
  });

  it('links to the album of a track that has one', async () => {
    const { unmount, user, handleClose } = await show();
    expect(screen.getByRole('link', { name: 'Go to Album' })).toHaveAttribute('href', `/album/${track(1).albumId}`);
    await user.click(screen.getByRole('link', { name: 'Go to Album' }));
    expect(handleClose).toHaveBeenCalledTimes(1);
    unmount();
    await show([{ ...track(1), albumId: '' }]);
    expect(screen.queryByRole('link', { name: 'Go to Album' })).not.toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    await show();
    expect(await axe(document.body)).toHaveNoViolations();
  });
});
