import { refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { StudioAlbum } from '../../api/albumSchemas';
import { remote } from '../../remote';
import { UploadError } from '../../features/upload/uploadState';
import { UploadWorkContext, type UploadAdapter } from '../../features/upload/uploadWorkContext';
import { createMemoryFileStore } from '../../testing/fileStores';
import { artist, sessionOf, signedOutSession } from '../../testing/sessions';
import { Component } from './EditAlbumScreen';

const albumId = '22222222-2222-4222-8222-222222222222';

const track = (id: string, title: string, number: number) => ({
  id,
  title,
  track_number: number,
  audio_url: 'http://localhost/stream.mp3',
  duration: 61,
  duration_ms: 61_000,
  status: 'ready' as const,
  failure: null,
  files: [],
});

const album: StudioAlbum = {
  id: albumId,
  artist_id: artist.id,
  title: 'Old Title',
  description: null,
  cover_image: null,
  release_date: '2026-01-02',
  release_at: null,
  release_zone: null,
  genre: 'Jazz, Soul',
  price: 800,
  minimum_price: null,
  suggested_price: null,
  pricing_message: null,
  state: 'public',
  updated_at: '2026-01-03T10:00:00Z',
  tracks: [track('a', 'First', 1), track('b', 'Second', 2)],
};

const facts = {
  ...{ durationMs: 95_000, loudnessLufs: -14, truePeakDb: -1, peaks: [] },
  ...{ encoderDelay: 576, encoderPadding: 100, sampleRate: 44100 },
};

/** Files with "cut" in their name fail; the others are prepared and stored at once. */
const uploads: UploadAdapter = {
  prepare: (file) =>
    file.name.includes('cut')
      ? Promise.reject(new UploadError('truncated'))
      : Promise.resolve({ facts, tags: { title: 'Of the tag' }, files: [] }),
  store: (artistId, trackId) =>
    Promise.resolve(
      (['original', 'purchase', 'stream'] as const).map((kind) => ({
        ...{ kind, format: 'mp3' as const, bytes: 5 },
        path: `${artistId}/${trackId}/${kind}.mp3`,
      })),
    ),
  drawCover: () => Promise.reject(new Error('These files have no cover.')),
  fileStore: createMemoryFileStore(),
};

const noContent = () => new Response(null, { status: 204 });

async function open(answer: unknown, more = {}, at = `/edit-album/${albumId}`, session = sessionOf(artist)) {
  const stub = stubBackend({
    'GET /rest/v1/albums': answer,
    'PATCH /rest/v1/albums': { id: albumId },
    'PATCH /rest/v1/tracks': noContent,
    'DELETE /rest/v1/tracks': noContent,
    'DELETE /storage/v1/object/audio_masters': [],
    ...more,
  });
  const page = (
    <UploadWorkContext value={uploads}>
      <Component />
    </UploadWorkContext>
  );
  const view = await renderWithStore(page, {
    remote,
    at,
    path: '/edit-album/:albumId',
    state: { session },
  });
  return { ...view, ...stub, toasts: () => view.store.getState().ui.toasts };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the edit page', () => {
  it('redirects guests to the login and back, and listeners to their dashboard', async () => {
    const guest = await open(album, {}, undefined, signedOutSession);
    expect(guest.address()).toBe(`/login?returnTo=${encodeURIComponent(`/edit-album/${albumId}`)}`);
    guest.unmount();
    const listener = await open(album, {}, undefined, sessionOf({ ...artist, role: 'customer' }));
    expect(listener.address()).toBe('/dashboard');
    expect(listener.requests('GET /rest/v1/albums')).toEqual([]);
  });

  it("refuses another artist's album with the text of the specification", async () => {
    await open({ ...album, artist_id: 'someone-else' });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(
      screen.getByText("You don't have permission to edit this album. You can only edit your own albums."),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows that an album does not exist, and sends no request for an invalid id', async () => {
    const { requests } = await open(null, {}, '/edit-album/nonsense');
    expect(await screen.findByRole('heading', { name: 'Album Not Found' })).toBeVisible();
    expect(requests('GET /rest/v1/albums')).toHaveLength(0);
  });

  it('shows that the album is loading', async () => {
    await open(() => new Promise(() => undefined));
    expect(screen.getByRole('status', { name: 'Loading your album…' })).toBeInTheDocument();
  });

  it('offers a retry when the album cannot be loaded', async () => {
    const { user, use } = await open(() => new Response('{"message":"down"}', { status: 500 }));
    use({ 'GET /rest/v1/albums': album });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Old Title')).toBeVisible();
  });

  it('shows the stored values', async () => {
    await open(album);
    expect(await screen.findByDisplayValue('Old Title')).toBeVisible();
    expect(screen.getByDisplayValue('8.00')).toBeVisible();
    expect(screen.getByLabelText('Release date')).toHaveValue('2026-01-02');
    const chosen = within(screen.getByRole('group', { name: 'Genres' })).getAllByRole('checkbox', { checked: true });
    expect(chosen.map((box) => box.parentElement?.textContent)).toEqual(['Jazz', 'Soul']);
  });

  it('writes the album and only the changed tracks', async () => {
    const { user, requests, address, toasts } = await open(album);
    const title = await screen.findByRole('textbox', { name: 'Title of track 2' });
    await user.clear(title);
    await user.type(title, 'Renamed');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(requests('PATCH /rest/v1/tracks').map(({ body }) => body)).toEqual([{ title: 'Renamed', track_number: 2 }]);
    expect(requests('PATCH /rest/v1/albums')[0]?.body).not.toHaveProperty('cover_image');
    expect(toasts()).toMatchObject([{ description: 'Your album has been updated successfully' }]);
  });

  it('lists a failed track, with its reason and a retry', async () => {
    const broken = { ...track('c', 'Third', 3), status: 'failed', failure: 'network', audio_url: null };
    await open({ ...album, tracks: [...album.tracks, broken] });
    expect(await screen.findByText(/^Third did not get through/)).toBeVisible();
    expect(screen.getByLabelText('Try Third again: choose its file')).toBeEnabled();
  });

  it('deletes removed tracks, or withdraws them when they were sold, and names those that buyers keep', async () => {
    const sold = () => Response.json({ code: 'P0001', message: 'sold_cannot_be_deleted' }, { status: 400 });
    const { user, requests, toasts } = await open(album, { 'DELETE /rest/v1/tracks': sold });
    await user.click(await screen.findByRole('button', { name: 'Remove First' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(requests('DELETE /rest/v1/tracks')[0]?.url.searchParams.get('id')).toBe('in.(a)');
    expect(requests('PATCH /rest/v1/tracks')[0]?.body).toEqual({ status: 'failed', failure: 'withdrawn' });
    expect(toasts()[1]).toMatchObject({
      title: 'Sold tracks stay with their buyers',
      description: 'Off the album, and still there for everybody who bought it: First.',
    });
  });

  it('puts a withdrawn track of a sold album back', async () => {
    const files = (['original', 'purchase', 'stream'] as const).map((kind) => ({
      ...{ kind, format: 'mp3' as const, bucket: 'audio_masters', bytes: 5 },
      path: `${artist.id}/b/${kind}.mp3`,
    }));
    const off = { ...track('b', 'Second', 2), status: 'failed' as const, failure: 'withdrawn', audio_url: null, files };
    const { user, requests, address } = await open(
      { ...album, tracks: [track('a', 'First', 1), off] },
      { 'POST /functions/v1/publish-album': { albumId, state: 'public', publishedTracks: 2 } },
    );
    expect(await screen.findByText('1/20 tracks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put Second back on the album' }));
    expect(screen.getByText('2/20 tracks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(requests('PATCH /rest/v1/tracks').map(({ body }) => body)).toContainEqual({
      status: 'ready',
      failure: null,
    });
    // Withdrawing the track deleted its stream; publishing creates it again.
    expect(requests('POST /functions/v1/publish-album')).toHaveLength(1);
  });

  it('does not overwrite what was saved in another window, and shows an error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const noRow = () => Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 });
    const { user, requests, toasts, address } = await open(album, { 'PATCH /rest/v1/albums': noRow });
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(toasts()[0]?.description).toMatch(/^This album was saved in another window meanwhile/));
    expect(requests('PATCH /rest/v1/albums')[0]?.url.searchParams.get('updated_at')).toBe(`eq.${album.updated_at}`);
    expect(address()).toBe(`/edit-album/${albumId}`);
  });

  it('shows an error when the update failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
    const { user, toasts, address } = await open(album, { 'PATCH /rest/v1/albums': refused });
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Error', description: 'Failed to update album' }]));
    expect(address()).toBe(`/edit-album/${albumId}`);
  });

  it('takes the album off sale after a confirmation', async () => {
    const { user, requests } = await open(album, {
      'POST /functions/v1/withdraw-album': { albumId, state: 'withdrawn' },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw from sale' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw from sale' }));
    await waitFor(() => expect(requests('POST /functions/v1/withdraw-album')[0]?.body).toEqual({ albumId }));
  });
});

describe('replacing audio on the edit page', () => {
  const choose = async (user: UserEvent, title: string, name: string) =>
    user.upload(
      await screen.findByLabelText(`Replace audio of ${title}`),
      new File(['x'], name, { type: 'audio/mpeg' }),
    );
  const answer = { trackId: albumId, audioUrl: 'http://localhost/new.mp3' };

  it('keeps id, number and title of the track, and replaces the audio with the save', async () => {
    const { user, requests, address } = await open(album, { 'POST /functions/v1/replace-audio': answer });
    await choose(user, 'First', 'remaster.mp3');
    expect(
      await screen.findByText(
        'Replaces the audio when you save. Until then listeners hear the old one, and whoever bought it keeps it.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title of track 1' })).toHaveValue('First');
    expect(screen.getByText('1:35')).toBeVisible();
    expect(requests('POST /functions/v1/replace-audio')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(requests('POST /functions/v1/replace-audio')[0]?.body).toMatchObject({ trackId: 'a', facts });
    for (const name of ['POST /rest/v1/tracks', 'DELETE /rest/v1/tracks', 'PATCH /rest/v1/tracks'])
      expect(requests(name)).toHaveLength(0);
    expect(requests('DELETE /storage/v1/object/audio_masters')).toHaveLength(0);
  });

  it('can be undone before the save; the focus stays in the row', async () => {
    const { user, requests, address } = await open(album);
    await choose(user, 'First', 'remaster.mp3');
    await screen.findByText(/^Replaces the audio/);
    await user.click(screen.getByRole('button', { name: 'Keep the old audio of First' }));
    expect(screen.queryByText(/^Replaces the audio/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Replace audio of First')).toHaveFocus();
    await waitFor(() => expect(requests('DELETE /storage/v1/object/audio_masters')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
  });

  it('keeps the old audio when the new file failed, and names the track', async () => {
    const { user, requests, address, toasts } = await open(album);
    await choose(user, 'First', 'cut.mp3');
    expect(await screen.findByText('cut.mp3 breaks off before its end. Copy or export it again.')).toBeVisible();
    expect(screen.getByLabelText('Try First again: choose its file')).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(requests('POST /rest/v1/tracks')).toHaveLength(0);
    expect(toasts()).toMatchObject([
      { description: 'Your album has been updated successfully' },
      { title: 'Some tracks sound as before', description: expect.stringContaining(': First.') },
    ]);
  });

  it('names the track whose new file was refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, address, toasts } = await open(album, {
      'POST /functions/v1/replace-audio': () => refusal(409, 'not_audio'),
    });
    await choose(user, 'Second', 'remaster.mp3');
    await screen.findByText(/^Replaces the audio/);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]?.description).toBe(
      'Track 2, “Second”, could not be saved. Its new file cannot be played. Choose another one.',
    );
    expect(address()).toBe(`/edit-album/${albumId}`);
  });

  it('is not offered for tracks that moderators have hidden', async () => {
    const hidden = { ...track('a', 'First', 1), status: 'hidden' };
    await open({ ...album, tracks: [hidden, track('b', 'Second', 2)] });
    expect(await screen.findByLabelText('Replace audio of Second')).toBeEnabled();
    expect(screen.queryByLabelText('Replace audio of First')).not.toBeInTheDocument();
  });

  it('is restored after a reload, with the chosen file', async () => {
    const first = await open(album);
    await choose(first.user, 'First', 'remaster.mp3');
    await screen.findByText(/^Replaces the audio/);
    expect(await screen.findByText(/^Draft saved on this device: \d/)).toBeVisible();
    first.unmount();
    const { user, requests, address } = await open(album, { 'POST /functions/v1/replace-audio': answer });
    expect(await screen.findByText(/^Replaces the audio/)).toBeVisible();
    expect(screen.getByText('2/20 tracks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(requests('POST /functions/v1/replace-audio')[0]?.body).toMatchObject({ trackId: 'a' });
  });
});

describe('deleting on the edit page', () => {
  it('opens the list of albums, where it can be undone, without a question about unsaved changes', async () => {
    const { user, requests, address, router } = await open(album, {
      'POST /functions/v1/delete-album': { albumId, erasedAt: '2026-12-02T10:00:00Z' },
    });
    await user.type(await screen.findByDisplayValue('Old Title'), ' and more');
    await user.click(screen.getByRole('button', { name: 'Delete album' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(router.state.location.state).toEqual({ deletedAlbum: { id: albumId, title: 'Old Title' } });
    expect(requests('POST /functions/v1/delete-album')[0]?.body).toEqual({ albumId });
  });

  it('shows why a sold album cannot be deleted, and stays on the page', async () => {
    const { user, address, toasts } = await open(album, {
      'POST /functions/v1/delete-album': () => refusal(409, 'sold_cannot_be_deleted'),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete album' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Old Title was not deleted' }]));
    expect(address()).toBe(`/edit-album/${albumId}`);
  });

  it('is not offered while moderators have hidden the album', async () => {
    await open({ ...album, state: 'hidden' });
    expect(await screen.findByDisplayValue('Old Title')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete album' })).not.toBeInTheDocument();
  });
});
