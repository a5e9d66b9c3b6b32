import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import type { Prerenderer } from '../prerender/prerenderer.ts';
import { createReleaseHost } from '../releaseHost.ts';
import type { EdgeSettings } from '../settings.ts';

export const PAGE_SECRET = 'shared-with-the-functions'.repeat(2);

type Change = Partial<Omit<EdgeSettings, 'page'>> & { page?: Partial<EdgeSettings['page']> };

/** A host of a small shop. */
export interface TestedHost {
  /** Folder with `releases`, where version 1 of the catalog is live, and `dist/apps/shell`. */
  root: string;
  /** Requests a path from a host with these settings, as a browser does. */
  ask: (path: string, change?: Change, cookie?: string, headers?: Record<string, string>) => Promise<Response>;
}

/** The caller removes the folder. */
export function makeTestedHost(): TestedHost {
  const root = mkdtempSync(join(tmpdir(), 'fairtone-host-'));
  mkdirSync(join(root, 'releases/catalog/1'), { recursive: true });
  const { baseUrl: _folder, ...build } = releaseOf('1');
  writeFileSync(join(root, 'releases/catalog/1/remote.json'), JSON.stringify(build));
  writeFileSync(join(root, 'releases/catalog/live.json'), JSON.stringify({ promoted: [releaseOf('1')] }));
  mkdirSync(join(root, 'dist/apps/shell'), { recursive: true });
  writeFileSync(
    join(root, 'dist/apps/shell/index.html'),
    '<head><!--fairtone:preload--><!--fairtone:config--><!--fairtone:releases--></head>',
  );
  return {
    root,
    async ask(path, change = {}, cookie = '', headers = {}) {
      const host = createReleaseHost({ settings: settingsOf(root, change), prerenderer: {} as Prerenderer });
      return host.request(path, { headers: { accept: 'text/html', cookie, ...headers } }, { incoming: { url: path } });
    },
  };
}

const settingsOf = (root: string, { page, ...change }: Change): EdgeSettings => ({
  siteUrl: 'http://localhost:4200',
  allowedOrigins: ['http://localhost:4200', 'http://127.0.0.1:4200'],
  // No server listens there: the page is sent without prefetched data.
  supabase: { url: 'http://127.0.0.1:9', publicUrl: null, publishableKey: () => 'anon' },
  releases: {
    folder: join(root, 'releases'),
    url: null,
    keyringFile: null,
    shellFolder: join(root, 'dist/apps/shell'),
  },
  prerenderProgram: '',
  pageSecret: PAGE_SECRET,
  page: {
    demoAccounts: null,
    emailConfirmation: false,
    paymentsTestMode: true,
    phoneLogin: false,
    stripePublishableKey: null,
    telemetryShare: 1,
    testPaymentsUrl: null,
    ...page,
  },
  qa: null,
  offline: true,
  devServers: {},
  cache: null,
  ...change,
});
