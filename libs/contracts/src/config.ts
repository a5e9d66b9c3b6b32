import * as z from 'zod/mini';

const demoAccountSchema = z.object({ email: z.email(), password: z.string() });

const qaSchema = z.object({
  /** Origins of dev servers from which overrides may load remotes. The page's content security policy allows no others. */
  origins: z.array(z.string()),
  /** True: for every visitor. False: only for users with the role `tester`, which the page requests from the server. */
  open: z.boolean(),
});

/** Public settings of one deployment, inlined into the shell's HTML. Contains no secret. */
export const publicConfigSchema = z.object({
  siteUrl: z.string(),
  supabaseUrl: z.string(),
  /** The publishable key, sb_publishable_…, or the anon key of an older project: what a page sends as `apikey`. */
  supabaseAnonKey: z.string(),
  stripePublishableKey: z.nullable(z.string()),
  /** Null without demo data, as in hosted production. */
  demoAccounts: z.nullable(z.object({ listener: demoAccountSchema, artist: demoAccountSchema })),
  /** Whether a new account must confirm its e-mail before the first sign-in. */
  emailConfirmation: z.boolean(),
  /** Whether codes can be sent by SMS; without a provider the page says that phone login is not available. */
  phoneLogin: z.boolean(),
  /** Whether payments are made at the local test-mode provider. */
  paymentsTestMode: z.boolean(),
  /**
   * Base URL of the test-mode provider's pages; null with Stripe. `${testPaymentsUrl}/pay/intent/${clientSecret}?return_url=…&locale=…`
   * replaces the Payment Element, which needs a publishable key.
   */
  testPaymentsUrl: z.nullable(z.string()),
  /** Share of pages, 0 to 1, that send telemetry; by default all. A page sends all of its telemetry or none. */
  telemetryShare: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Id of this page visit, signed by the release host and sent with telemetry. Telemetry without it counts for no release. */
  pageToken: z.optional(z.string()),
  /** Path that answers with a page token as text, instead of `pageToken`: this HTML is a cached copy, which many visits share. */
  pageTokenPath: z.optional(z.string()),
  /** Who may override the versions of remotes in their browser; null: nobody. */
  qa: z._default(z.nullable(qaSchema), null),
  /** False: no service worker; one installed before is removed with its caches. True or missing: the page has one. */
  offline: z.optional(z.boolean()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

export { CONFIG_ELEMENT_ID, RELEASES_ELEMENT_ID } from './elementIds.ts';
