import { toAlbumSummaries } from '@fairtone/music';
import { guestSession, listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';
import { albumIdOf, albumRow } from '../../testing/fixtures';
import { AlbumGrid } from './AlbumGrid';

const OWNED = 'GET /rest/v1/purchases';
const albums = toAlbumSummaries([albumRow(1), albumRow(2, { price: 0 }), albumRow(3, { price: null }), albumRow(4)]);

async function show(session: object) {
  const backend = stubBackend({ [OWNED]: [{ album_id: albumIdOf(4) }] });
  const view = await renderWithStore(<AlbumGrid albums={albums} />, { remote, state: { session } as never });
  return { ...view, backend };
}
const cards = () => screen.getAllByRole('article').map((card) => card.textContent);

describe('the price on a card', () => {
  it('is an amount, "Free" or "Name your price"', async () => {
    const { backend } = await show(guestSession);
    expect(cards()).toEqual([
      expect.stringContaining('$8.00'),
      expect.stringContaining('Free'),
      expect.stringContaining('Name your price'),
      expect.stringContaining('$8.00'),
    ]);
    expect(backend.requests(OWNED)).toEqual([]);
    backend.restore();
  });

  it('is replaced by "Owned" for owned albums, with one request for all cards', async () => {
    const { backend } = await show(listenerSession);
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(cards()[3]).not.toContain('$');
    expect(cards()[0]).toContain('$8.00');
    expect(backend.requests(OWNED)).toHaveLength(1);
    backend.restore();
  });
});
