import { overrideLink, readOverrideLink } from './overrideLink.ts';

const overrides = { catalog: { kind: 'server', origin: 'http://localhost:4231' } } as const;

describe('a link with overrides', () => {
  it('contains the overrides, and keeps the rest of the URL', () => {
    const link = overrideLink('https://shop.test/explore?genre=jazz&qa#top', overrides);
    expect(readOverrideLink(link)).toEqual({ overrides, address: '/explore?genre=jazz#top' });
  });

  it('is null without the parameter, and has no overrides when it is damaged', () => {
    expect(readOverrideLink('https://shop.test/?qa')).toBeNull();
    expect(readOverrideLink('https://shop.test/?qa-overrides={')).toEqual({ overrides: {}, address: '/' });
  });
});
