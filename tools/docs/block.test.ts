/** @jest-environment node */
import { withBlock } from './block.ts';

const PAGE = `# Page

<!-- words: printed by npm run docs -->
old
<!-- end of words -->

Prose.
`;

describe('a printed block', () => {
  it('replaces what is between its markers and nothing else', () => {
    expect(withBlock(PAGE, 'words', 'new')).toBe(
      '# Page\n\n<!-- words: printed by npm run docs -->\n\nnew\n\n<!-- end of words -->\n\nProse.\n',
    );
  });

  it('is the same when it is printed twice', () => {
    const once = withBlock(PAGE, 'words', 'new');
    expect(withBlock(once, 'words', 'new')).toBe(once);
  });

  it.each(['other', 'word'])('is refused with its markers named when the document has no block %s', (name) => {
    expect(() => withBlock(PAGE, name, 'new')).toThrow(`<!-- ${name}: printed by npm run docs -->`);
  });
});
