import { updateCursorChain } from './cursorChain';

const chain = ['', 'a', 'b'];

describe('the pages of a list that were read', () => {
  it('stay known while a page ends where it did', () => {
    expect(updateCursorChain(chain, 0, 'a')).toBe(chain);
    expect(updateCursorChain(chain, 2, 'c')).toBe(chain);
  });

  it('are forgotten behind a page that ends elsewhere now', () => {
    expect(updateCursorChain(chain, 0, 'other')).toEqual(['', 'other']);
  });

  it('end with a page that is the last now', () => {
    expect(updateCursorChain(chain, 1, null)).toEqual(['', 'a']);
  });
});
