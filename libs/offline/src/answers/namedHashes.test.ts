/** @jest-environment node */
import { samplePage, sha384, SITE } from '../testing/samplePage';
import { createNamedHashes } from './namedHashes';

describe('the hashes that a page names', () => {
  it('knows what a page named, also while it is on its way', async () => {
    const hashes = createNamedHashes(SITE);
    expect(await hashes.of(`${SITE}/main.0123456789ab.js`)).toBe('');
    const page = new Response(samplePage({ version: '1' }));
    hashes.take(page);
    expect(await hashes.of(`${SITE}/main.0123456789ab.js`)).toBe(sha384('/main.0123456789ab.js'));
    expect(await hashes.of(`${SITE}/other.js`)).toBe('');
    // The page itself is still to be read by the browser.
    expect(await page.text()).toContain('<html');
  });

  it('is not stopped by a page that breaks off, nor by one that is not the shell', async () => {
    const hashes = createNamedHashes(SITE);
    hashes.take(new Response(samplePage({ version: '1' })));
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) });
    hashes.take(new Response(broken));
    hashes.take(new Response('<html>another page</html>'));
    expect(await hashes.of(`${SITE}/main.0123456789ab.js`)).toBe(sha384('/main.0123456789ab.js'));
  });
});
