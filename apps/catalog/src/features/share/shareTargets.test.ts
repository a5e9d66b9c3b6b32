import { shareTargets } from './shareTargets';

it('encodes link and text in the URL of each service', () => {
  const targets = shareTargets('https://fairtone.test/album/1', 'Rock & Roll by A/B');
  expect(new URL(targets.facebook).searchParams.get('u')).toBe('https://fairtone.test/album/1');
  expect(new URL(targets.whatsapp).searchParams.get('text')).toBe('Rock & Roll by A/B https://fairtone.test/album/1');
  expect(new URL(targets.twitter).searchParams.get('text')).toBe('Rock & Roll by A/B');
  expect(new URL(targets.twitter).searchParams.get('url')).toBe('https://fairtone.test/album/1');
});
