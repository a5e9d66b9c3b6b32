import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { StudioAlbum } from '../../api/albumSchemas';
import { remote } from '../../remote';
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

const noContent = () => new Response(null, { status: 204 });

async function open(answer: unknown, more = {}, at = `/edit-album/${albumId}`, session = sessionOf(artist)) {
  const stub = stubBackend({
    'GET /rest/v1/albums': answer,
    'PATCH /rest/v1/albums': { id: albumId },
    'PATCH /rest/v1/tracks': noContent,
    'DELETE /rest/v1/tracks': noContent,
    ...more,
  });
  const view = await renderWithStore(<Component />, {
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
  it('sends guests to log in and back, and listeners to their dashboard', async () => {
    const guest = await open(album, {}, undefined, signedOutSession);
    expect(guest.address()).toBe(`/login?returnTo=${encodeURIComponent(`/edit-album/${albumId}`)}`);
    guest.unmount();
    const listener = await open(album, {}, undefined, sessionOf({ ...artist, role: 'customer' }));
    expect(listener.address()).toBe('/dashboard');
    expect(listener.requests('GET /rest/v1/albums')).toEqual([]);
  });

  it("refuses another artist's album in the specification's words", async () => {
    await open({ ...album, artist_id: 'someone-else' });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(
      screen.getByText("You don't have permission to edit this album. You can only edit your own albums."),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says when there is no such album, without asking for what cannot be one', async () => {
    const { requests } = await open(null, {}, '/edit-album/nonsense');
    expect(await screen.findByRole('heading', { name: 'Album Not Found' })).toBeVisible();
    expect(requests('GET /rest/v1/albums')).toHaveLength(0);
  });

  it('says that it loads', async () => {
    await open(() => new Promise(() => undefined));
    expect(screen.getByRole('status', { name: 'Loading your album…' })).toBeInTheDocument();
  });

  it('offers another try when the album cannot be loaded', async () => {
    const { user, use } = await open(() => new Response('{"message":"down"}', { status: 500 }));
    use({ 'GET /rest/v1/albums': album });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Old Title')).toBeVisible();
  });

  it('starts from what is stored', async () => {
    await open(album);
    expect(await screen.findByDisplayValue('Old Title')).toBeVisible();
    expect(screen.getByDisplayValue('8.00')).toBeVisible();
    expect(screen.getByLabelText('Release date')).toHaveValue('2026-01-02');
    const chosen = within(screen.getByRole('group', { name: 'Genres' })).getAllByRole('checkbox', { checked: true });
    expect(chosen.map((box) => box.parentElement?.textContent)).toEqual(['Jazz', 'Soul']);
  });

  it('writes the album, what changed of its tracks, and nothing else', async () => {
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

  it('keeps a track that failed, with its reason and another try', async () => {
    const broken = { ...track('c', 'Third', 3), status: 'failed', failure: 'network', audio_url: null };
    await open({ ...album, tracks: [...album.tracks, broken] });
    expect(await screen.findByText(/^Third did not get through/)).toBeVisible();
    expect(screen.getByLabelText('Try Third again: choose its file')).toBeEnabled();
  });

  it('deletes removed tracks, and takes sold ones off the album with a word on who keeps them', async () => {
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

  it('puts a track back that was taken off after it was sold', async () => {
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
    // Its stream went when the track did: publishing brings it back.
    expect(requests('POST /functions/v1/publish-album')).toHaveLength(1);
  });

  it('does not write over what was saved in another window, and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const noRow = () => Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 });
    const { user, requests, toasts, address } = await open(album, { 'PATCH /rest/v1/albums': noRow });
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(toasts()[0]?.description).toMatch(/^This album was saved in another window meanwhile/));
    expect(requests('PATCH /rest/v1/albums')[0]?.url.searchParams.get('updated_at')).toBe(`eq.${album.updated_at}`);
    expect(address()).toBe(`/edit-album/${albumId}`);
  });

  it('says when the update failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
    const { user, toasts, address } = await open(album, { 'PATCH /rest/v1/albums': refused });
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Error', description: 'Failed to update album' }]));
    expect(address()).toBe(`/edit-album/${albumId}`);
  });

  it('takes the album off sale after a question', async () => {
    const { user, requests } = await open(album, {
      'POST /functions/v1/withdraw-album': { albumId, state: 'withdrawn' },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw from sale' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw from sale' }));
    await waitFor(() => expect(requests('POST /functions/v1/withdraw-album')[0]?.body).toEqual({ albumId }));
  });
});
