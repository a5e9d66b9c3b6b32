import { RELEASES_ELEMENT_ID, releaseManifestSchema } from '@fairtone/contracts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { PAGE_HEADERS } from './pageHeaders.ts';
import { releaseOrigins } from '../releases/releaseOrigins.ts';

const POLICY = 'content-security-policy';
const RELEASE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The response headers for a static host, as a `_headers` file.
 * @param html the HTML as it will be served: the policy contains the hash of its inline script and the origins of its releases
 */
export function staticHeaders(html: string, servicesUrl: string, usesStripe: boolean): string {
  const inlined = new RegExp(`id="${RELEASES_ELEMENT_ID}">(.*?)</script>`, 's').exec(html)?.[1];
  if (!inlined) throw new Error('The html carries no releases: fill in its marks first.');
  const manifest = releaseManifestSchema.parse(JSON.parse(inlined));
  const policy = (isEmbed: boolean) =>
    contentSecurityPolicy(html, {
      servicesOrigin: new URL(servicesUrl).origin,
      isEmbed,
      isHttps: true,
      usesStripe,
      releaseOrigins: releaseOrigins(manifest),
      devOrigins: [],
    });
  // The host sets the content types.
  const { 'content-type': _, ...pageHeaders } = PAGE_HEADERS;
  const pages = { ...pageHeaders, 'strict-transport-security': 'max-age=63072000', [POLICY]: policy(false) };
  return [
    block('/*', pages),
    // Where two blocks match, such a host sends both: the headers of the first are removed here.
    block('/embed/*', { [POLICY]: policy(true) }, [POLICY]),
    block('/releases/*', RELEASE_HEADERS, ['cache-control', 'cross-origin-resource-policy']),
  ].join('\n\n');
}

function block(path: string, headers: Record<string, string>, without: string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [path, ...[...without.map((name) => `! ${name}`), ...lines].map((line) => `  ${line}`)].join('\n');
}
