/** @jest-environment node */
import { staticHeaders } from './staticHeaders.ts';

const release = {
  name: 'catalog',
  version: '1',
  contract: '^1.0.0',
  container: 'c',
  entry: 'e.js',
  routes: [],
  slots: [],
  dialogs: [],
};
const live = { ...release, hasStart: false, integrity: {}, preload: {}, baseUrl: 'https://cdn.test/catalog/1/' };
const manifest = JSON.stringify({ generatedAt: '', remotes: { catalog: { live } } });
const html = `<script>boot()</script><script type="application/json" id="fairtone-releases">${manifest}</script>`;

/** Headers by path, combined as a static host combines them. */
function blocksOf(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text.split('\n\n').map((part) => {
      const [path, ...lines] = part.split('\n');
      return [path, lines.map((line) => line.trim())];
    }),
  );
}

describe('the headers of a static host', () => {
  it('has the same headers as the release host', () => {
    const blocks = blocksOf(staticHeaders(html, 'https://project.supabase.co/', false));
    expect(Object.keys(blocks)).toEqual(['/*', '/embed/*', '/releases/*']);
    const policy = blocks['/*']!.find((line) => line.startsWith('content-security-policy'))!;
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+' https:\/\/cdn\.test;/);
    expect(policy).toContain(
      "connect-src 'self' https://project.supabase.co https://api.listenbrainz.org https://cdn.test;",
    );
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types fairtone");
    expect(blocks['/*']!.join()).toMatch(/cross-origin-opener-policy: same-origin.*strict-transport-security/);
    expect(blocks['/embed/*']).toEqual(['! content-security-policy', expect.stringContaining('frame-ancestors *')]);
    expect(blocks['/releases/*']).toContain('cross-origin-resource-policy: cross-origin');
  });

  it('refuses HTML without releases', () => {
    expect(() => staticHeaders('<!--fairtone:releases-->', 'https://project.supabase.co', false)).toThrow(
      'no releases',
    );
  });
});
