import type { PublicConfig } from '@fairtone/contracts';

/** Where releases are read from. */
export type ReleaseStoreSettings = {
  /** What `npm run release` publishes to. */
  folder: string;
  /** Where releases are read instead, over http: a bucket or a CDN. Others write there. */
  url: string | null;
  /** Public keys of the teams; null: what lies in the store is not asked for a signature. */
  keyringFile: string | null;
};

/** What this server is started with. The key is a visitor's: it reads what a guest may read. */
export type EdgeSettings = {
  /** Where visitors see the shop. */
  siteUrl: string;
  /** Other origins under which this site is typed: localhost and 127.0.0.1. The own one is among them. */
  allowedOrigins: string[];
  supabase: {
    /** Where this process reaches the API. */
    url: string;
    /** Where browsers reach it; null: at the origin of the page, as one port serves both. */
    publicUrl: string | null;
    publishableKey: string;
  };
  releases: ReleaseStoreSettings & {
    /** The shell's build, which is deployed apart from the remotes. */
    shellFolder: string;
  };
  /** Path of the file that `PRERENDER_PROGRAM` names. */
  prerenderProgram: string;
  /**
   * The only secret that a page needs: signs the token by which the telemetry function knows a page of this site. Null: pages carry no
   * token, and what they tell is kept but decides nothing.
   */
  pageSecret: string | null;
  /** What a page is told of the deployment. */
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
  /** Who may point remotes elsewhere, and at which dev servers; null: nobody. */
  qa: PublicConfig['qa'];
  /** Whether browsers install the service worker; off: those that did let go of it. */
  offline: boolean;
  /** Apps served with hot reload instead of from their build, as name -> origin. */
  devServers: Record<string, string>;
};
