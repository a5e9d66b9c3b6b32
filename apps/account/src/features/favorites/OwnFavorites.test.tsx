import { listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { OwnFavorites } from './OwnFavorites';

const FAVORITES = 'GET /rest/v1/user_favorites';
const UNLIKE = 'DELETE /rest/v1/user_favorites';
const idOf = (kind: string, number: number) => `${kind}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const album = {
  id: idOf('a1', 1),
  title: 'Blue Hours',
  cover_image: null,
  artist: { id: idOf('f1', 1), name: 'Ada Field' },
};
const track = (number: number, title: string) => ({
  id: idOf('b1', number),
  title,
  track_number: number,
  audio_url: `/${number}.mp3`,
  duration: 125,
  duration_ms: null,
  status: 'ready',
  loudness_lufs: null,
  true_peak_db: null,
  encoder_delay: null,
  encoder_padding: null,
  album,
});
const liked = (number: number, what: object) => ({
  id: idOf('d3', number),
  created_at: '2026-01-01T00:00:00Z',
  ...what,
});
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });

const answers =
  (albums: object[], tracks: object[]) =>
  ({ url }: { url: URL }) =>
    url.searchParams.get('select')?.includes('album:albums(id,title,cover_image') &&
    !url.searchParams.get('select')?.includes('track:')
      ? albums
      : tracks;
const ALBUMS = [liked(1, { album })];
const TRACKS = [
  liked(2, { track: track(1, 'Dawn') }),
  liked(3, { track: track(2, 'Noon') }),
  liked(4, { track: null }),
];

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [FAVORITES]: answers(ALBUMS, TRACKS),
    [UNLIKE]: () => new Response(null, { status: 204 }),
  });
});
afterEach(() => backend.restore());

async function open() {
  const view = await renderWithStore(<OwnFavorites />, { remote, state: { session: listenerSession } as never });
  return { ...view, toasts: () => view.store.getState().ui.toasts.map(({ title }) => title) };
}

it('shows liked albums and tracks, leading to their albums', async () => {
  const { container } = await open();
  expect(await screen.findByRole('heading', { name: 'Albums' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Blue Hours' })[0]).toHaveAttribute('href', `/album/${album.id}`);
  expect(screen.getByText('Dawn')).toBeVisible();
  expect(screen.getAllByText('2:05')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});

it('shows a text instead of the name of a deleted artist', async () => {
  const left = { ...album, artist: null };
  backend.use({ [FAVORITES]: answers([liked(1, { album: left })], []) });
  await open();
  expect(await screen.findByRole('link', { name: 'Blue Hours' })).toBeVisible();
  expect(screen.getByText('Unknown Artist')).toBeVisible();
});

it('plays from the pressed track to the end of the list', async () => {
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Play Noon' }));
  const { tracks, currentTrackIndex, isPlaying } = store.getState().player;
  expect([tracks.map(({ title }) => title), currentTrackIndex, isPlaying]).toEqual([['Dawn', 'Noon'], 1, true]);
});

it('removes a favorite at once', async () => {
  backend.use({ [UNLIKE]: () => new Promise(() => undefined) });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove Dawn from favorites' }));
  await waitFor(() => expect(screen.queryByText('Dawn')).not.toBeInTheDocument());
  expect(backend.requests(UNLIKE)[0]?.url.searchParams.get('id')).toBe(`eq.${idOf('d3', 2)}`);
});

it('shows the favorite again when the server refuses the removal', async () => {
  backend.use({ [UNLIKE]: refused });
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove Blue Hours from favorites' }));
  await waitFor(() => expect(toasts()).toEqual(['Failed to update favorites']));
  expect(screen.getByRole('heading', { name: 'Albums' })).toBeVisible();
});

it('shows an invitation when nothing is liked yet', async () => {
  backend.use({ [FAVORITES]: [] });
  await open();
  expect(await screen.findByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore music' })).toHaveAttribute('href', '/explore');
});

it('offers a retry when the favorites fail to load', async () => {
  backend.use({ [FAVORITES]: refused });
  const { user } = await open();
  expect(await screen.findByText('Failed to load favorites')).toBeVisible();
  backend.use({ [FAVORITES]: answers(ALBUMS, TRACKS) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dawn')).toBeVisible();
});
