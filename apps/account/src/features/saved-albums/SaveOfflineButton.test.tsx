import { eventBus } from '@fairtone/events';
import { savedAlbum, deviceWithSavedAlbums, renderWithStore, stubBackend } from '@fairtone/testing';
import { NoSpaceError, type SaveAlbumJob } from '@fairtone/offline';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { SaveOfflineButton } from './SaveOfflineButton';

let job: SaveAlbumJob;
let finish: () => Promise<void>;
let fail: (error: unknown) => void;
jest.mock('@fairtone/offline', () => ({
  ...jest.requireActual<object>('@fairtone/offline'),
  saveAlbumOffline: (asked: SaveAlbumJob) => {
    job = asked;
    return new Promise<void>((resolve, reject) => {
      finish = async () => {
        await device.keep(savedAlbum());
        resolve();
      };
      fail = reject;
      asked.signal.addEventListener('abort', () => reject(asked.signal.reason as Error));
    });
  },
  notifyWorkerOfLoadedFiles: () => undefined,
}));

const { id, title } = savedAlbum();
const TRACKS = 'GET /rest/v1/tracks';
const track = (n: number, rest: object = {}) => ({
  id: `c3000000-0000-4000-8000-00000000000${n}`,
  title: `Track ${n}`,
  track_number: n,
  audio_url: `/storage/v1/object/public/audio_files/${n}.mp3`,
  duration: 60,
  duration_ms: 60_000,
  status: 'ready',
  loudness_lufs: null,
  true_peak_db: null,
  encoder_delay: null,
  encoder_padding: null,
  album: {
    id,
    title,
    cover_image: '/covers/a-1400.jpg',
    artist: { id: 'd4000000-0000-4000-8000-000000000001', name: 'Ada Field' },
  },
  ...rest,
});

let device: ReturnType<typeof deviceWithSavedAlbums>;
let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  device = deviceWithSavedAlbums();
  backend = stubBackend({ [TRACKS]: [track(1), track(2), track(3, { status: 'failed' })] });
});
afterEach(() => {
  eventBus.emit('session/signedOut', {});
  device.restore();
  jest.restoreAllMocks();
});

const show = () => renderWithStore(<SaveOfflineButton albumId={id} albumTitle={title} />, { remote });
async function begin() {
  const view = await show();
  await view.user.click(await screen.findByRole('button', { name: 'Keep Blue Hours offline' }));
  await screen.findByRole('progressbar');
  return view;
}

it('is hidden where the browser cannot save albums, and from guests', async () => {
  device.restore();
  const { container, unmount } = await show();
  expect(container).toBeEmptyDOMElement();
  unmount();
  device = deviceWithSavedAlbums({ isGuest: true });
  expect((await show()).container).toBeEmptyDOMElement();
});

it('saves all playable tracks of the album, and its cover in all sizes', async () => {
  await begin();
  expect(job.album).toMatchObject({ id, title, artist: 'Ada Field', coverImage: '/covers/a-1400.jpg' });
  expect(job.album.tracks.map((one) => one.title)).toEqual(['Track 1', 'Track 2']);
  expect(job.covers).toEqual(['/covers/a-320.jpg', '/covers/a-640.jpg', '/covers/a-1400.jpg']);
  expect(backend.requests(TRACKS)[0]!.url.searchParams.get('album_id')).toBe(`eq.${id}`);
});

it('shows the progress, and that the album is saved', async () => {
  const { container } = await begin();
  act(() => job.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Keeping Blue Hours' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByRole('button', { name: 'Stop keeping Blue Hours' })).toHaveTextContent('Keeping… 40%');
  expect(await axe(container)).toHaveNoViolations();
  await act(finish);
  expect(await screen.findByText('On this device')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('can be stopped', async () => {
  const { user } = await begin();
  await user.click(screen.getByRole('button', { name: 'Stop keeping Blue Hours' }));
  expect(job.signal.aborted).toBe(true);
  expect(await screen.findByRole('button', { name: 'Keep Blue Hours offline' })).toBeVisible();
});

it('stops when the person logs out', async () => {
  await begin();
  act(() => eventBus.emit('session/signedOut', {}));
  expect(job.signal.aborted).toBe(true);
});

it('continues when the screen is left', async () => {
  const { unmount } = await begin();
  act(() => job.onProgress(0.6));
  unmount();
  await show();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
});

it.each([
  [() => new NoSpaceError(), 'Not enough space on this device'],
  [() => new TypeError('Failed to fetch'), 'Not everything arrived'],
])('tells what failed, and can be retried', async (error, words) => {
  const { user, container } = await begin();
  act(() => fail(error()));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Try again to keep Blue Hours' }));
  await act(finish);
  expect(await screen.findByText('On this device')).toBeVisible();
});

it('reports that the album has no playable track any more', async () => {
  backend.use({ [TRACKS]: [track(1, { audio_url: null })] });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Keep Blue Hours offline' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This album cannot be kept right now');
});

it('removes the album from the device', async () => {
  await device.keep(savedAlbum());
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Blue Hours from this device' }));
  expect(await screen.findByRole('button', { name: 'Keep Blue Hours offline' })).toBeVisible();
  expect(await device.list()).toEqual([]);
});
