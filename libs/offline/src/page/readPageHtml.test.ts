/** @jest-environment node */
import { samplePage, sha384, SITE } from '../testing/samplePage';
import { filesNamedBy, firstAnswersOf } from './readPageHtml';

describe('reading the html of a page', () => {
  it('finds what a page needs to start, in its language, and for what is kept and owned', () => {
    const { files, folders } = filesNamedBy(samplePage({ version: '2', previous: '1' }), SITE)!;
    expect([...files.keys()].map((url) => url.replace(SITE, '').replace('.0123456789ab', ''))).toEqual([
      '/assets/favicon.svg',
      '/early.js',
      '/main.js',
      '/releases/catalog/2/remoteEntry.js',
      '/releases/catalog/2/1.js',
      '/releases/catalog/2/2.js',
      '/releases/catalog/2/5.js',
      '/releases/catalog/2/de.js',
      '/releases/catalog/2/4.js',
    ]);
    expect(files.get(`${SITE}/main.0123456789ab.js`)).toBe(sha384('/main.0123456789ab.js'));
    expect(folders).toEqual([`${SITE}/releases/catalog/2/`, `${SITE}/releases/catalog/1/`]);
  });

  it('finds files that versions share at their own address, and the lists of those that both versions use', () => {
    const { files, shared } = filesNamedBy(samplePage({ version: '2', previous: '1', isSharing: true }), SITE)!;
    expect([...files.keys()].slice(3, 5).map((url) => url.replace(SITE, ''))).toEqual([
      '/releases/catalog/files/remoteEntry2.0123456789ab.js',
      '/releases/catalog/files/1.0123456789ab.js',
    ]);
    const folder = `${SITE}/releases/catalog/files/`;
    expect(shared).toEqual(
      ['2', '1'].map((version) => ({ folder, list: `${SITE}/releases/catalog/${version}/files.json` })),
    );
    expect(filesNamedBy(samplePage({ version: '2' }), SITE)!.shared).toEqual([]);
  });

  it.each([
    '<html><body>Another page of this host</body></html>',
    '<script id="fairtone-releases">{"remotes":</script>',
    '',
  ])('knows a page that is not the shell: %s', (html) => {
    expect(filesNamedBy(html, SITE)).toBeNull();
  });

  it('finds the answers that a page brought along', () => {
    const first = { '/rest/v1/albums?id=eq.1': { body: [{ title: '</script>' }] } };
    expect(firstAnswersOf(samplePage({ version: '1', first }))).toEqual(first);
    expect(firstAnswersOf(samplePage({ version: '1' }))).toEqual({});
  });
});
