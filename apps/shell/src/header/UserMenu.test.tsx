import { artistSession, listenerSession, releaseManifest, renderWithStore, stubBackend } from '@fairtone/testing';
import { selectIsArtist, selectSeesArtistView, selectToasts, type RootState } from '@fairtone/store';
import { screen, waitFor } from '@testing-library/react';
import { shellRemote } from '../testing/shellRemote.ts';
import { UserMenu } from './UserMenu.tsx';

const START = 'POST /rest/v1/rpc/start_selling';
let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ [START]: { role: 'artist' } });
});
afterEach(() => backend.restore());

async function open(session: RootState['session']) {
  const manifest = releaseManifest({ account: { routes: ['/profile', '/settings', '/dashboard'] } });
  const shop = await renderWithStore(<UserMenu />, { remote: shellRemote, state: { session }, manifest });
  await shop.user.click(screen.getByRole('button', { name: 'Your account' }));
  const choose = (name: string) => shop.user.click(screen.getByRole('menuitem', { name }));
  return { ...shop, choose };
}
const entries = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

describe('the menu of a signed-in person', () => {
  it('shows a listener’s name and e-mail, and offers to start selling', async () => {
    await open(listenerSession);
    expect(screen.getByText('Lena')).toBeVisible();
    expect(screen.getByText('lena@example.com')).toBeVisible();
    expect(entries()).toEqual(['Profile', 'Dashboard', 'Start selling music', 'Settings', 'Log out']);
  });

  it('offers an artist the pages for artists', async () => {
    await open(artistSession);
    expect(entries()).toEqual([
      'Profile',
      'Dashboard',
      'Create album',
      'Your artist page',
      'Artist Settings',
      'Switch to listener view',
      'Settings',
      'Log out',
    ]);
  });

  it('turns a listener into an artist, on the server, and opens the artist settings', async () => {
    const { choose, store, address } = await open(listenerSession);
    await choose('Start selling music');
    await waitFor(() => expect(address()).toBe('/artist-settings'));
    expect(backend.requests(START)).toHaveLength(1);
    expect(selectIsArtist(store.getState())).toBe(true);
    expect(selectSeesArtistView(store.getState())).toBe(true);
  });

  it('shows an error when the server fails', async () => {
    backend.use({ [START]: Response.json({ message: 'down' }, { status: 500 }) });
    const { choose, store, address } = await open(listenerSession);
    await choose('Start selling music');
    await waitFor(() =>
      expect(selectToasts(store.getState())).toMatchObject([{ title: 'Something went wrong', tone: 'destructive' }]),
    );
    expect(address()).toBe('/');
    expect(selectIsArtist(store.getState())).toBe(false);
  });

  it('switches the view without changing the role', async () => {
    const { choose, store, user } = await open(artistSession);
    await choose('Switch to listener view');
    expect(selectSeesArtistView(store.getState())).toBe(false);
    expect(selectIsArtist(store.getState())).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await choose('Switch to artist view');
    expect(selectSeesArtistView(store.getState())).toBe(true);
  });

  it('is operated by keyboard', async () => {
    const { user, address } = await open(listenerSession);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Your account' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.keyboard('{End}{ArrowUp}{Enter}');
    expect(address()).toBe('/settings');
  });
});
