import { renderWithStore } from '@fairtone/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { ShareMenu } from './ShareMenu';

const open = async () => {
  const view = await renderWithStore(<ShareMenu path="/album/1" text="Album 1 by Artist 1" />, { remote });
  await view.user.click(screen.getByRole('button', { name: 'Share' }));
  return view;
};
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('copies the link and says so for two seconds', async () => {
  await open();
  const item = await screen.findByRole('menuitem', { name: 'Copy link' });
  jest.useFakeTimers();
  await act(async () => void fireEvent.click(item));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/album/1');
  act(() => void jest.advanceTimersByTime(1900));
  expect(screen.getByText('Link copied')).toBeVisible();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.queryByText('Link copied')).toBeNull();
});

it('shows an error when the browser refuses to copy', async () => {
  const { user, store } = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  await waitFor(() =>
    expect(store.getState().ui.toasts).toMatchObject([{ title: 'Failed to copy link', tone: 'destructive' }]),
  );
});

it.each(['Facebook', 'WhatsApp', 'Twitter'])('shares the page with %s in a new window', async (service) => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await open();
  await user.click(await screen.findByRole('menuitem', { name: service }));
  expect(opened).toHaveBeenCalledWith(
    expect.stringContaining(encodeURIComponent('http://localhost/album/1')),
    '_blank',
    expect.stringContaining('noopener'),
  );
});
