import {
  CONFIG_ELEMENT_ID,
  publicConfigSchema,
  releaseManifestSchema,
  RELEASES_ELEMENT_ID,
  type PublicConfig,
  type ReleaseManifest,
} from '@fairtone/contracts';
import { findingsOf, type Finding } from '../finding.ts';
import { ask, type Answer } from '../request.ts';
import type { DoctorOptions, Expected } from '../setup.ts';

const { right, wrong, unknown, judge } = findingsOf('page');
const IMMUTABLE = /max-age=\d{6,}.*immutable/;

export interface Page {
  answer: Answer | null;
  config: PublicConfig | null;
  manifest: ReleaseManifest | null;
}

/** Opens the front page as a visitor does. */
export async function readPage(siteUrl: string): Promise<Page> {
  const answer = await ask(siteUrl, { headers: { accept: 'text/html' } });
  const block = (id: string): unknown => {
    const text = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(answer?.text ?? '')?.[1];
    try {
      return text ? JSON.parse(text) : null;
    } catch {
      return null;
    }
  };
  return {
    answer,
    config: publicConfigSchema.safeParse(block(CONFIG_ELEMENT_ID)).data ?? null,
    manifest: releaseManifestSchema.safeParse(block(RELEASES_ELEMENT_ID)).data ?? null,
  };
}

/** The page: its settings, headers and the releases that it loads. */
export async function checkPage(options: DoctorOptions, page: Page | null, expected: Expected): Promise<Finding[]> {
  const { siteUrl } = options;
  if (!siteUrl || !page) return [unknown('page', 'not opened', 'Name it with --site.')];
  if (page.answer?.status !== 200)
    return [
      wrong(
        'page',
        `${siteUrl} answers ${page.answer?.status ?? 'nothing'}`,
        'Start the page server, or deploy the static files.',
      ),
    ];
  return [
    settingsFinding(options, page.config),
    headersFinding(siteUrl, page.answer),
    ...(await releaseFindings(siteUrl, page.manifest, expected)),
  ];
}

function settingsFinding({ supabaseUrl, siteUrl, stripeKey }: DoctorOptions, config: PublicConfig | null): Finding {
  if (!config)
    return wrong(
      'settings',
      'the page has none that are valid',
      'Serve it with the edge, or fill its placeholders as docs/hosting.md says.',
    );
  const isTestKey = (key: string) => key.includes('_test_');
  const published = config.stripePublishableKey;
  const faults = [
    ...(new URL(config.supabaseUrl).origin === new URL(supabaseUrl).origin
      ? []
      : [`it uses another project: ${config.supabaseUrl}`]),
    ...(config.siteUrl.replace(/\/$/, '') === siteUrl ? [] : [`it calls itself ${config.siteUrl}`]),
    ...(config.supabaseAnonKey.startsWith('sb_secret_') ? ['it shows the secret key to everybody'] : []),
    ...(stripeKey && published && isTestKey(published) !== isTestKey(stripeKey)
      ? ['its Stripe key and --stripe are of different modes']
      : []),
  ];
  return judge(
    'settings',
    faults,
    'those of this project',
    'Correct the settings of the page server (docs/settings.md).',
  );
}

function headersFinding(siteUrl: string, { headers }: Answer): Finding {
  const policy = headers.get('content-security-policy') ?? '';
  const faults = [
    ...(policy.includes("require-trusted-types-for 'script'")
      ? []
      : ['its content security policy is missing or not ours']),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['x-content-type-options is missing']),
    ...(/max-age=\d{4,}/.test(headers.get('cache-control') ?? '')
      ? ['caches keep its HTML, so releases arrive late']
      : []),
    ...(siteUrl.startsWith('https:') && !headers.has('strict-transport-security')
      ? ['strict-transport-security is missing']
      : []),
  ];
  return judge(
    'headers',
    faults,
    'as docs/security-headers.md says',
    'Let the host or CDN pass the headers of the page server through.',
  );
}

async function releaseFindings(
  siteUrl: string,
  manifest: ReleaseManifest | null,
  { remotes }: Expected,
): Promise<Finding[]> {
  if (!manifest)
    return [wrong('releases', 'the page has no valid manifest', 'Publish and promote the remotes (docs/releases.md).')];
  const missing = remotes.filter((name) => !manifest.remotes[name]).map((name) => `${name} is not released`);
  const scripts = await Promise.all(
    Object.values(manifest.remotes).map(async ({ live: { name, baseUrl, entry } }) => {
      const answer = await ask(new URL(baseUrl + entry, siteUrl).href, { method: 'HEAD' });
      return { name, status: answer?.status ?? 0, cacheControl: answer?.headers.get('cache-control') ?? '' };
    }),
  );
  const lost = scripts.filter(({ status }) => status !== 200).map(({ name }) => `the script of ${name} is not there`);
  const uncached = scripts
    .filter(({ status, cacheControl }) => status === 200 && !IMMUTABLE.test(cacheControl))
    .map(({ name }) => name);
  return [
    judge(
      'releases',
      [...missing, ...lost],
      `${scripts.length} remotes are live`,
      'Publish and promote them (docs/releases.md).',
    ),
    uncached.length > 0
      ? wrong(
          'caching',
          `browsers ask again for scripts of ${uncached.join(', ')}`,
          'Send cache-control: public, max-age=31536000, immutable below /releases/.',
        )
      : right('caching', 'browsers keep the scripts of releases'),
  ];
}
