import * as z from 'zod/mini';

const demoAccountSchema = z.object({ email: z.email(), password: z.string() });

const qaSchema = z.object({
  /** Dev servers that a remote may be pointed at. The page's policy lets in no other. */
  origins: z.array(z.string()),
  /** For every visitor. Otherwise for people with the role `tester`, which the server is asked for. */
  open: z.boolean(),
});

/** Public settings of one deployment, inlined into the shell's html. Holds no secret. */
export const publicConfigSchema = z.object({
  siteUrl: z.string(),
  supabaseUrl: z.string(),
  supabaseAnonKey: z.string(),
  stripePublishableKey: z.nullable(z.string()),
  /** Only where the backend runs with demo data; hosted production has none. */
  demoAccounts: z.nullable(z.object({ listener: demoAccountSchema, artist: demoAccountSchema })),
  /** Whether a new account must confirm its e-mail before the first sign-in. */
  emailConfirmation: z.boolean(),
  /** Whether codes can be sent by SMS; without a provider the page says that phone login is not available. */
  phoneLogin: z.boolean(),
  /** Whether payments are made at the local test-mode provider. */
  paymentsTestMode: z.boolean(),
  /**
   * Where the test-mode provider shows its pages; null at Stripe. `${testPaymentsUrl}/pay/intent/${clientSecret}?return_url=…&locale=…`
   * stands in for the Payment Element, which needs a publishable key.
   */
  testPaymentsUrl: z.nullable(z.string()),
  /** Share of pages, 0 to 1, that send telemetry; all when it is not said. A page sends all that it has to say, or nothing. */
  telemetryShare: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Names this visit of a page, signed by its host; goes back with what the page measured. Without it, that counts for no release. */
  pageToken: z.optional(z.string()),
  /** Whether this browser may override remotes; null: nobody may. */
  qa: z._default(z.nullable(qaSchema), null),
  /** False: no service worker, and one that was installed before goes with all it kept. Without it there is one. */
  offline: z.optional(z.boolean()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

export { CONFIG_ELEMENT_ID, RELEASES_ELEMENT_ID } from './elementIds.ts';
