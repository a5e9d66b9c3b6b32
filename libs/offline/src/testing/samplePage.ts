import { createHash } from 'node:crypto';

export const SITE = 'http://shop.test';

export const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const ownRelease = (version: string) => ({
  name: 'catalog',
  version,
  baseUrl: `/releases/catalog/${version}/`,
  entry: 'remoteEntry.0123456789ab.js',
  slots: ['shell.search'],
  integrity: {},
  preload: {
    '*': ['1.0123456789ab.js'],
    '/kept': ['2.0123456789ab.js'],
    '/dashboard': ['5.0123456789ab.js'],
    '/album/:albumId': ['3.0123456789ab.js'],
    'shell.search': ['4.0123456789ab.js'],
    de: ['de.0123456789ab.js'],
    pl: ['pl.0123456789ab.js'],
  },
});

/** Only its entry and the texts differ from version to version. */
const sharingRelease = (version: string) => {
  const { preload, ...own } = ownRelease(version);
  const shared = Object.entries(preload).map(([part, names]) => [part, names.map((name) => `../files/${name}`)]);
  const texts = `../files/de${version}.0123456789ab.js`;
  return {
    ...own,
    entry: `../files/remoteEntry${version}.0123456789ab.js`,
    preload: { ...Object.fromEntries(shared), de: [texts] },
  };
};

interface Sample {
  version: string;
  previous?: string;
  first?: object;
  /** Whether versions share the folder of their files. */
  isSharing?: boolean;
}

/** A page as the release host sends it, in German. */
export function samplePage({ version, previous, first, isSharing = false }: Sample): string {
  const release = isSharing ? sharingRelease : ownRelease;
  const pair = { live: release(version), ...(previous && { previous: release(previous) }) };
  const block = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
  return `<!doctype html><html lang="de"><head><link rel="icon" href="/assets/favicon.0123456789ab.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><script>boot()</script><link rel="preload" as="script" crossorigin="anonymous" href="/early.0123456789ab.js" integrity="${sha384('/early.0123456789ab.js')}">${block('fairtone-releases', { generatedAt: '', remotes: { catalog: pair } })}${first ? block('fairtone-first', first) : ''}<script defer="defer" src="/main.0123456789ab.js" integrity="${sha384('/main.0123456789ab.js')}" crossorigin="anonymous"></script></head><body></body></html>`;
}
