import { CONFIG_ELEMENT_ID, RELEASES_ELEMENT_ID, type PublicConfig, type ReleaseManifest } from '@fairtone/contracts';

/** Fills the shell's html with what only the moment of delivery knows. */
export function fillShellPage(template: string, config: PublicConfig, manifest: ReleaseManifest, path: string): string {
  return template
    .replace('<!--fairtone:preload-->', () => preloadLinks(manifest, path))
    .replace('<!--fairtone:config-->', () => dataBlock(CONFIG_ELEMENT_ID, config))
    .replace('<!--fairtone:releases-->', () => dataBlock(RELEASES_ELEMENT_ID, manifest));
}

/** `<` is escaped, so that no value can end the element. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The containers of the remotes that this page shows: its route's owner, and those that lend to every page. */
function preloadLinks({ remotes }: ReleaseManifest, path: string): string {
  const releases = Object.values(remotes).map(({ live }) => live);
  return releases
    .filter(
      (live) =>
        live.slots.some((slot) => slot.startsWith('shell.')) || live.routes.some((route) => matches(route, path)),
    )
    .map(({ baseUrl, entry, integrity }) => {
      const check = integrity[entry] ? ` integrity="${escape(integrity[entry])}"` : '';
      return `<link rel="preload" as="script" crossorigin="anonymous" href="${escape(baseUrl + entry)}"${check}>`;
    })
    .join('');
}

function matches(route: string, path: string): boolean {
  const pattern = route
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${pattern.startsWith('/') ? '' : '/'}${pattern}/?$`).test(path);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
