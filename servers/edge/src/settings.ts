import type { PublicConfig } from '@fairtone/contracts';
import type { CacheSettings } from './cache/cacheSettings.ts';

/** Where releases are read from. */
export type ReleaseStoreSettings = {
  /** What `npm run release` publishes to. */
  folder: string;
  /** URL of a bucket or CDN from which releases are read instead; other programs write there. */
  url: string | null;
  /** Public keys of the teams; null: signatures are not checked. */
  keyringFile: string | null;
};

/** Settings of this server. The key is the publishable one: it reads what a guest may read. */
export type EdgeSettings = {
  /** Public URL of the shop. */
  siteUrl: string;
  /** All origins of this site: localhost and 127.0.0.1 are different ones. */
  allowedOrigins: string[];
  supabase: {
    /** URL at which this process reaches the API. */
    url: string;
    /** URL at which browsers reach the API; null: the page's origin, when one port serves both. */
    publicUrl: string | null;
    /** The key of the moment, which a page and the edge send as `apikey`: it may be rotated while the edge runs. */
    publishableKey: () => string;
  };
  releases: ReleaseStoreSettings & {
    /** The shell's build, which is deployed separately from the remotes. */
    shellFolder: string;
  };
  /** Path of the file that `PRERENDER_PROGRAM` names. */
  prerenderProgram: string;
  /**
   * The only secret that a page needs: signs the token with which the telemetry function recognises a page of this site. Null: pages have no
   * token, and their reports are stored but not used for decisions.
   */
  pageSecret: string | null;
  /** Public settings of the deployment. */
  page: Pick<
    PublicConfig,
    | 'demoAccounts'
    | 'emailConfirmation'
    | 'paymentsTestMode'
    | 'phoneLogin'
    | 'stripePublishableKey'
    | 'telemetryShare'
    | 'testPaymentsUrl'
  >;
  /** Who may override remotes, and with which dev servers; null: no one. */
  qa: PublicConfig['qa'];
  /** Whether browsers install the service worker; when off, installed ones remove themselves. */
  offline: boolean;
  /** Apps served with hot reload instead of from their build, as name -> origin. */
  devServers: Record<string, string>;
  /** The cache in front; null: browsers and caches ask for a page each time. */
  cache: CacheSettings | null;
};
