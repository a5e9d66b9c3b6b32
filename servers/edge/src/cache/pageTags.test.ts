/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { pageTags, tagOfId } from './pageTags.ts';

const id = '0a1b2c3d-0000-4000-8000-00000000000a';
const tagsOf = (text: string, path = '/') => pageTags({ text, path, hasData: true });

it('a page has a tag for each id that it contains, once, also as a part of an address', () => {
  const text = `<a href="/album/${id}">${id.toUpperCase()}</a><img src="/storage/${id}/cover-1.webp">`;
  expect(tagsOf(text)).toEqual(['all', 'lists', 'id-0a1b2c3d']);
  expect(tagOfId(id)).toBe('id-0a1b2c3d');
});

it('a page that one id names is no list, and one without data has no tag of it', () => {
  expect(tagsOf('', `/album/${id}`)).toEqual(['all', 'id-0a1b2c3d']);
  expect(pageTags({ text: '', path: '/terms', hasData: false })).toEqual(['all']);
});

it('a page with more ids than a header of Varnish can hold has one tag for all of them', () => {
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID()).join(' ');
  expect(tagsOf(ids(501))).toEqual(['all', 'lists', 'many']);
  const most = tagsOf(ids(500));
  expect(most.length).toBeGreaterThan(490);
  expect(most.join(' ').length).toBeLessThan(8_000);
});
