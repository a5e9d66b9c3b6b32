import { sharedBackend, withSql, type Person } from '../../../servers/testing/clients.ts';
import { jpegBytes } from '../../../servers/testing/mediaFiles.ts';
import { tusAs } from '../../../servers/testing/tus.ts';
import { avatarName, blob, bucketAs, masterName, page, rowsOf, service, storagePeople } from './stores.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
const backend = sharedBackend();

let victim: Person;
let artist: Person;
beforeAll(async () => {
  ({ victim, artist } = await storagePeople());
});

describe('21: files that a browser might run', () => {
  const svg = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>${' '.repeat(600)}</svg>`,
  );

  it.each([
    ['a drawing with a script', 'avatars', svg, 'image/svg+xml'],
    ['a drawing called JPEG', 'avatars', svg, 'image/jpeg'],
    ['a drawing called PNG', 'avatars', svg, 'image/png'],
    ['a page', 'avatars', page(), 'text/html'],
    ['a page called JPEG', 'avatars', page(), 'image/jpeg; charset=text/html'],
    ['a page renamed .mp3', 'audio_masters', page(), 'audio/mpeg'],
    [
      'a page behind an ID3 tag',
      'audio_masters',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0'), page()]),
      'audio/mpeg',
    ],
    ['a page in a FLAC’s first bytes', 'audio_masters', Buffer.concat([Buffer.from('fLaC'), page()]), 'audio/flac'],
    ['a JPEG called MP3', 'audio_masters', jpegBytes(1), 'audio/mpeg'],
  ])('21: %s is refused, in one piece and in parts', async (_what, bucket, bytes, type) => {
    const name =
      bucket === 'avatars'
        ? avatarName(victim)
        : masterName(artist, type === 'audio/flac' ? 'original.flac' : 'original.mp3');
    const who = bucket === 'avatars' ? victim : artist;
    expect(
      (await bucketAs(who.token, bucket).upload(name, blob(bytes, type), { contentType: type })).error,
    ).toMatchObject({ status: 415 });
    const tus = tusAs(backend, who.token);
    const created = await tus.create({ bucketName: bucket, objectName: name, contentType: type }, bytes.length);
    const path = created.headers.get('location');
    expect(path ? (await tus.patch(path, 0, bytes as Uint8Array<ArrayBuffer>)).status : created.status).toBe(415);
    expect(await rowsOf(name)).toEqual([]);
  });

  it('21: a picture that is also a page is served as a picture only, for every request', async () => {
    const name = avatarName(victim);
    const polyglot = Buffer.concat([jpegBytes(1, 64), page()]);
    expect((await bucketAs(victim.token, 'avatars').upload(name, blob(polyglot, 'image/jpeg'))).error).toBeNull();
    const url = bucketAs(victim.token, 'avatars').getPublicUrl(name).data.publicUrl;
    for (const address of [url, `${url}?content-type=text/html`, `${url}?download=x.html`, `${url}?render=1`]) {
      const { headers } = await fetch(address, { headers: { accept: 'text/html' } });
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    }
    expect((await fetch(`${url}?download=x.html`)).headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('21: an object of an executable type is served as an attachment', async () => {
    const name = avatarName(victim);
    await service('avatars').upload(name, blob(jpegBytes(1), 'image/jpeg'));
    for (const type of [
      'image/svg+xml',
      'text/html',
      'text/html; charset=utf-8',
      'application/xml',
      'application/xhtml+xml',
      'text/javascript',
    ]) {
      await withSql(
        backend,
        (sql) =>
          sql`update storage.objects set metadata = metadata || ${sql.json({ mimetype: type })} where name = ${name}`,
      );
      const { headers } = await fetch(service('avatars').getPublicUrl(name).data.publicUrl);
      expect([headers.get('content-disposition')?.slice(0, 11), headers.get('x-content-type-options')]).toEqual([
        'attachment;',
        'nosniff',
      ]);
    }
  });

  it('21: a file name cannot break out of its header', async () => {
    const name = avatarName(victim);
    await service('avatars').upload(name, blob(jpegBytes(1), 'image/jpeg'));
    const url = service('avatars').getPublicUrl(name).data.publicUrl;
    const { headers } = await fetch(`${url}?download=${encodeURIComponent('a"\r\nset-cookie: x=1\r\n;.html')}`);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
  });
});
