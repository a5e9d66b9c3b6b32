import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import type { AlbumListItem } from '../../api/albumSchemas';
import { remote } from '../../remote';
import { artist, sessionOf } from '../../testing/sessions';
import { newAlbumValues } from '../album-form/albumFormValues';
import { draftKey, keepDraft } from '../draft/albumDraft';
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

async function open(answer: unknown) {
  const stub = stubBackend({ 'GET /rest/v1/albums': answer });
  return { ...stub, ...(await renderWithStore(<Component />, { remote, state: { session: sessionOf(artist) } })) };
}

afterEach(() => jest.restoreAllMocks());

describe('my music', () => {
  it('lists albums with genre, date, tracks, state and the ways on', async () => {
    await open([item('Open'), item('Secret', { state: 'draft', genre: '' })]);
    const [open_, secret] = await screen.findAllByRole('listitem');
    expect(open_).toHaveTextContent('OpenPublicJazz, SoulReleased January 2, 2026 · 3 tracks');
    expect(within(open_!).getByRole('link', { name: 'Edit Open' })).toHaveAttribute('href', '/edit-album/Open');
    expect(within(open_!).getByRole('link', { name: 'View Open' })).toHaveAttribute('href', '/album/Open');
    // Nobody could buy it yet: a day in the past is no release.
    expect(secret).toHaveTextContent('SecretDraftNo genre3 tracks');
  });

  it('says that it loads', async () => {
    await open(() => new Promise(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Loading your albums…');
  });

  it('shows the cover, or a picture in its place', async () => {
    await open([item('Open', { cover_image: 'http://localhost/c-1400.jpg' }), item('Bare')]);
    const [open_, bare] = await screen.findAllByRole('listitem');
    expect(open_!.querySelector('img')).toHaveAttribute('src', 'http://localhost/c-640.jpg');
    expect(bare!.querySelector('img')).toBeNull();
    expect(bare!.querySelector('svg[viewBox="0 0 100 100"]')).toBeInTheDocument();
  });

  it('leads back to an album that was never saved', async () => {
    const draft = { albumId: 'a', baseVersion: null, cover: 'same' as const, tracks: [], removedIds: [] };
    keepDraft(draftKey(artist.id, null), { ...draft, values: { ...newAlbumValues(), title: 'Half Done' } });
    await open([]);
    expect(
      await screen.findByText('An album that you have not saved is waiting on this device: Half Done'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/create-album');
    localStorage.clear();
  });

  it('invites to upload when there is nothing yet', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'No music uploaded' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upload music' })).toHaveAttribute('href', '/create-album');
  });

  it('says what failed and tries again', async () => {
    const { user, use } = await open(() => new Response('{"message":"down"}', { status: 500 }));
    use({ 'GET /rest/v1/albums': [item('Back')] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
  });

  it('loads more, from behind the last album shown', async () => {
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
