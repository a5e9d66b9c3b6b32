import { albumDetailRow } from '../testing/fixtures';
import { toAlbum } from './album';

describe('an album from its row', () => {
  it('has no price where none is set, and 0 for a free album', () => {
    expect(toAlbum(albumDetailRow(1, { price: null })).price).toBeNull();
    expect(toAlbum(albumDetailRow(1, { price: 0 })).price).toBe(0);
  });

  it('has no description where it consists of spaces', () => {
    expect(toAlbum(albumDetailRow(1, { description: '  \n' })).description).toBeNull();
  });
});
