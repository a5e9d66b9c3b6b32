import { refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { AlbumListItem } from '../../api/albumSchemas';
import { remote } from '../../remote';
import { artist, sessionOf } from '../../testing/sessions';
import { newAlbumValues } from '../album-form/albumFormValues';
import { draftKey, storeDraft } from '../draft/albumDraft';
import { Component } from './MyMusic';

const item = (title: string, more: Partial<AlbumListItem> = {}): AlbumListItem => ({
  id: title,
  title,
  genre: 'Jazz, Soul',
  cover_image: null,
  release_date: '2026-01-02',
  release_at: null,
  release_zone: null,
  state: 'public',
  track_count: 3,
  created_at: '2026-01-02T00:00:00Z',
  ...more,
});

async function open(answer: unknown, more: Parameters<typeof stubBackend>[0] = {}) {
  const stub = stubBackend({ 'GET /rest/v1/albums': answer, 'POST /rest/v1/rpc/list_deleted_albums': [], ...more });
  const view = await renderWithStore(<Component />, { remote, state: { session: sessionOf(artist) } });
  return { ...stub, ...view, toasts: () => view.store.getState().ui.toasts };
}

afterEach(() => jest.restoreAllMocks());

describe('my music', () => {
  it('lists albums with genre, date, tracks, state and links', async () => {
    await open([item('Open'), item('Secret', { state: 'draft', genre: '' })]);
    const [open_, secret] = await screen.findAllByRole('listitem');
    expect(open_).toHaveTextContent('OpenPublicJazz, SoulReleased January 2, 2026 · 3 tracks');
    expect(within(open_!).getByRole('link', { name: 'Edit Open' })).toHaveAttribute('href', '/edit-album/Open');
    expect(within(open_!).getByRole('link', { name: 'View Open' })).toHaveAttribute('href', '/album/Open');
    // An unpublished album has no release date, even with a day in the past.
    expect(secret).toHaveTextContent('SecretDraftNo genre3 tracks');
  });

  it('marks an album that moderators have hidden', async () => {
    await open([item('Open'), item('Held', { state: 'hidden' })]);
    expect((await screen.findAllByRole('listitem'))[1]).toHaveTextContent('HeldHidden');
  });

  it('shows that albums are loading', async () => {
    await open(() => new Promise(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Loading your albums…');
  });

  it('shows the cover, or a drawing when there is none', async () => {
    await open([item('Open', { cover_image: 'http://localhost/c-1400.jpg' }), item('Bare')]);
    const [open_, bare] = await screen.findAllByRole('listitem');
    expect(open_!.querySelector('img')).toHaveAttribute('src', 'http://localhost/c-640.jpg');
    expect(bare!.querySelector('img')).toBeNull();
    expect(bare!.querySelector('svg[viewBox="0 0 100 100"]')).toBeInTheDocument();
  });

  it('links to the draft of an album that was never saved', async () => {
    const draft = { albumId: 'a', baseVersion: null, cover: 'same' as const, tracks: [], removedIds: [] };
    storeDraft(draftKey(artist.id, null), { ...draft, values: { ...newAlbumValues(), title: 'Half Done' } });
    await open([]);
    expect(
      await screen.findByText('An album that you have not saved is waiting on this device: Half Done'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/create-album');
    localStorage.clear();
  });

  it('links to the upload when there are no albums yet', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'No music uploaded' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upload music' })).toHaveAttribute('href', '/create-album');
  });

  it('shows an error and tries again', async () => {
    const { user, use } = await open(() => new Response('{"message":"down"}', { status: 500 }));
    use({ 'GET /rest/v1/albums': [item('Back')] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
  });

  it('loads more albums, starting after the last one shown', async () => {
    const first = Array.from({ length: 20 }, (_, index) => item(`Album ${index}`, { id: `id-${index}` }));
    const { user, requests } = await open(({ url }: { url: URL }) =>
      url.searchParams.has('or') ? [item('Oldest')] : first,
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Oldest' })).toBeVisible();
    expect(requests('GET /rest/v1/albums')[1]?.url.searchParams.get('or')).toContain('id.lt.id-19');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

const GONE = '33333333-3333-4333-8333-333333333333';
const gone = { id: GONE, title: 'Slip', erased_at: '2026-12-02T10:00:00Z' };

describe('deleting an album in my music', () => {
  it('needs no confirmation, names the deleted album, and focuses Undo, which restores it', async () => {
    const { user, requests, use, toasts } = await open([item('Slip', { id: GONE }), item('Other')], {
      'POST /functions/v1/delete-album': { albumId: GONE, erasedAt: gone.erased_at },
      'POST /functions/v1/restore-album': { albumId: GONE, state: 'public' },
    });
    const button = await screen.findByRole('button', { name: 'Delete Slip' });
    use({ 'GET /rest/v1/albums': [item('Other')] });
    await user.click(button);
    expect(await screen.findByText('Slip was deleted.')).toBeVisible();
    expect(requests('POST /functions/v1/delete-album')[0]?.body).toEqual({ albumId: GONE });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    use({ 'GET /rest/v1/albums': [item('Slip', { id: GONE }), item('Other')] });
    await user.click(undo);
    expect(await screen.findByRole('heading', { name: 'Slip' })).toBeVisible();
    expect(screen.queryByText('Slip was deleted.')).not.toBeInTheDocument();
    expect(toasts()).toMatchObject([{ title: 'Slip is back' }]);
  });

  it('offers to restore the only album on the empty page', async () => {
    const { user, use } = await open([item('Slip', { id: GONE })], {
      'POST /functions/v1/delete-album': { albumId: GONE, erasedAt: gone.erased_at },
    });
    const button = await screen.findByRole('button', { name: 'Delete Slip' });
    use({ 'GET /rest/v1/albums': [], 'POST /rest/v1/rpc/list_deleted_albums': [gone] });
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'No music uploaded' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Bring back Slip' })).toBeVisible();
  });

  it.each([
    ['sold_cannot_be_deleted', /^Somebody bought it or is paying for it.*Withdraw it from sale instead\.$/],
    ['album_hidden', /^Moderators have hidden this album/],
    ['internal', 'That did not work. Please try again.'],
  ])('shows why it was refused: %s', async (code, description) => {
    const { user, toasts } = await open([item('Slip', { id: GONE })], {
      'POST /functions/v1/delete-album': () => refusal(409, code),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Slip' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toMatchObject({
      title: 'Slip was not deleted',
      description: expect.stringMatching(description),
    });
    expect(toasts()[0]?.action?.href).toBe(code === 'sold_cannot_be_deleted' ? `/edit-album/${GONE}` : undefined);
    expect(screen.getByRole('heading', { name: 'Slip' })).toBeVisible();
  });

  it('lists the albums that can still be restored, and until when', async () => {
    const { user, requests } = await open([item('Other')], {
      'POST /rest/v1/rpc/list_deleted_albums': [gone],
      'POST /functions/v1/restore-album': { albumId: GONE, state: 'draft' },
    });
    expect(await screen.findByText('Erased after December 2, 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring back Slip' }));
    await waitFor(() => expect(requests('POST /functions/v1/restore-album')[0]?.body).toEqual({ albumId: GONE }));
  });

  it('shows an error when the album cannot be restored any more', async () => {
    const { user, toasts } = await open([], {
      'POST /rest/v1/rpc/list_deleted_albums': [gone],
      'POST /functions/v1/restore-album': () => refusal(404, 'album_not_found'),
    });
    await user.click(await screen.findByRole('button', { name: 'Bring back Slip' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Slip could not be brought back' }]));
    expect(toasts()[0]?.description).toBe('The album is not there any more.');
  });
});
