/** @jest-environment node */
import { toSocialLinks } from './socialLinks';

test('names become links to their network, URLs stay', () => {
  expect(
    toSocialLinks({
      website: 'https://www.adafield.test/music',
      instagram: '@ada.field',
      twitter: 'adafield',
      facebook: 'https://facebook.com/ada',
      youtube: 'Ada Field',
      other: 'http://label.test',
    }),
  ).toEqual([
    { kind: 'website', url: 'https://www.adafield.test/music', label: 'adafield.test' },
    { kind: 'instagram', url: 'https://www.instagram.com/ada.field', label: 'Instagram' },
    { kind: 'twitter', url: 'https://twitter.com/adafield', label: 'Twitter' },
    { kind: 'facebook', url: 'https://facebook.com/ada', label: 'Facebook' },
    { kind: 'youtube', url: 'https://www.youtube.com/@Ada%20Field', label: 'YouTube' },
    { kind: 'other', url: 'http://label.test/', label: 'label.test' },
  ]);
});

test.each([
  ['website', 'javascript:alert(1)'],
  ['website', 'data:text/html,hi'],
  ['website', 'adafield.test'],
  ['other', 'ftp://files.test'],
  ['instagram', 'javascript:alert(1)'],
  ['twitter', '  '],
  ['youtube', 7],
])('%s %j is no link', (kind, stored) => {
  expect(toSocialLinks({ [kind]: stored })).toEqual([]);
});
