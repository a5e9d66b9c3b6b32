import { albumDetailRow } from '../testing/fixtures';
import { toAlbum } from './album';

describe('an album from its row', () => {
  it('keeps a missing price apart from a price of nothing', () => {
    expect(toAlbum(albumDetailRow(1, { price: null })).price).toBeNull();
    expect(toAlbum(albumDetailRow(1, { price: 0 })).price).toBe(0);
  });

  it('treats a description of spaces as none', () => {
    expect(toAlbum(albumDetailRow(1, { description: '  \n' })).description).toBeNull();
  });
});
