import { updateCursorChain } from './cursorChain';

const chain = ['', 'a', 'b'];

describe('the cursor chain of a list', () => {
  it('stays the same while a page ends at the known cursor', () => {
    expect(updateCursorChain(chain, 0, 'a')).toBe(chain);
    expect(updateCursorChain(chain, 2, 'c')).toBe(chain);
  });

  it('drops the cursors after a page that ends elsewhere now', () => {
    expect(updateCursorChain(chain, 0, 'other')).toEqual(['', 'other']);
  });

  it('ends with a page that is now the last', () => {
    expect(updateCursorChain(chain, 1, null)).toEqual(['', 'a']);
  });
});
