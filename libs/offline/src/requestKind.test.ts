/** @jest-environment node */
import { kindOf } from './requestKind';

const SITE = 'https://shop.test';
const kind = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  kindOf({ method, mode, url: new URL(path, SITE).href }, SITE);

describe('a request that the service worker sees', () => {
  it.each(['/', '/album/1', '/dashboard?tab=purchases', '/kept', '/auth/confirm'])(
    '%s is a page of the shell',
    (path) => {
      expect(kind(path, 'navigate')).toBe('page');
    },
  );

  it.each([
    '/embed/album/1',
    '/outbox',
    '/preview/catalog/a1',
    '/sitemap.xml',
    '/auth/v1/verify',
    '/releases/catalog',
    'https://elsewhere.test/',
  ])('%s is none', (path) => {
    expect(kind(path, 'navigate')).toBeNull();
  });

  it.each([
    ['/main.0123456789ab.js', 'file'],
    ['/releases/catalog/1.0.0/12.0123456789ab.js', 'file'],
    ['https://cdn.test/catalog/1.0.0/12.0123456789ab.js', 'file'],
    ['https://cdn.test/storage/v1/object/public/releases/catalog/1/1.0123456789ab.js', 'file'],
    ['https://cdn.test/storage/v1/object/public/releases/catalog/live.json', null],
    ['/assets/inter.0123456789ab.woff2', 'file'],
    ['/releases/catalog/1.0.0/remote.json', null],
    ['/releases.json', null],
    ['/storage/v1/object/public/audio_files/a/b/stream.mp3', 'audio'],
    ['/storage/v1/object/public/album_covers/a/b-640.jpg', 'image'],
    ['/storage/v1/object/sign/audio_masters/a/b.flac', null],
    ['/rest/v1/albums?id=eq.1', 'data'],
    ['/rest/v1/rpc/list_albums?page_size=24', 'data'],
    ['/rest/v1/purchases?user_id=eq.1&order=created_at.desc', 'own'],
    ['/rest/v1/purchases?user_id=eq.1', null],
    ['/rest/v1/purchases?user_id=eq.1&album_id=eq.2&order=created_at.desc', null],
    ['/rest/v1/purchases?order=created_at.desc', null],
    ['/rest/v1/rpc/list_messages', null],
    ['/rest/v1/rpc/recommended_albums?top=4', null],
    ['/functions/v1/request-download', null],
  ])('%s is %s', (path, expected) => {
    expect(kind(path)).toBe(expected);
  });

  it('leaves alone what writes, and what another origin gives without CORS', () => {
    expect(kind('/rest/v1/albums', 'cors', 'POST')).toBeNull();
    expect(kind('https://other.test/a.0123456789ab.js', 'no-cors')).toBeNull();
    expect(kind('https://other.test/storage/v1/object/public/avatars/a.jpg', 'no-cors')).toBeNull();
    expect(kind('https://other.test/storage/v1/object/public/audio_files/a.mp3', 'no-cors')).toBe('audio');
  });
});
