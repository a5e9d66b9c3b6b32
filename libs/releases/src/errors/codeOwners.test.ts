import { codeOwners } from './codeOwners.ts';

const ownerOf = codeOwners(`# Who reviews what.
*             @x/platform
/apps/shell/  @x/shell   # the page
/libs/*/src   @x/libs @x/design
docs/         @x/words
*.sql         @x/data
/apps/lost/
`);

describe('CODEOWNERS', () => {
  it.each([
    ['README', '@x/platform'],
    ['apps/catalog/src/Wall.tsx', '@x/platform'],
    ['apps/shell/src/main.ts', '@x/shell'],
    ['other/apps/shell/main.ts', '@x/platform'],
    ['libs/ui/src/Button.tsx', '@x/libs @x/design'],
    ['libs/ui/deep/src/Button.tsx', '@x/platform'],
    ['libs/ui/docs/guide.md', '@x/words'],
    ['supabase/one.sql', '@x/data'],
    ['apps/lost/src/main.ts', null],
  ])('%s belongs to %s', (file, owner) => {
    expect(ownerOf(file)).toBe(owner);
  });

  it('without rules nobody owns a file', () => {
    expect(codeOwners('')('a.ts')).toBeNull();
  });
});
