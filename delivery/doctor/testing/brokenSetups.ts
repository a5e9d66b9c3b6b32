import type { RunningBackend } from '../../../servers/testing/startBackend.ts';
import type { DoctorOptions } from '../setup.ts';
import type { PassingAnswer } from './alteringProxy.ts';
import type { StripeState } from './stripeDouble.ts';

/** A shop that is set up wrongly in one way. */
export interface BrokenSetup {
  /** What is wrong, for the title. */
  name: string;
  /** Options that a person gives wrongly. */
  given?: (shop: Pick<RunningBackend, 'anonKey' | 'serviceKey'>) => Partial<DoctorOptions>;
  /** A change of the database, and its end. */
  change?: readonly [string, string];
  /** A change of what Stripe answers. */
  stripe?: (state: StripeState) => void;
  /** A change of what the shop answers. */
  alter?: (answer: PassingAnswer) => Partial<PassingAnswer> | null;
  /** The only line that is wrong, with a part of its text. */
  found: readonly [line: string, detail: string];
}

const at =
  (path: string, change: (answer: PassingAnswer) => Partial<PassingAnswer>) =>
  (answer: PassingAnswer): Partial<PassingAnswer> | null =>
    answer.path.split('?')[0] === path ? change(answer) : null;
const edited =
  (edit: (body: Record<string, unknown>) => object) =>
  ({ text }: PassingAnswer): Partial<PassingAnswer> => ({
    text: JSON.stringify({ ...JSON.parse(text), ...edit(JSON.parse(text) as Record<string, unknown>) }),
  });
const REPORT = '/rest/v1/rpc/setup_report';
const without =
  (header: string) =>
  ({ headers }: PassingAnswer): Partial<PassingAnswer> => ({
    headers: new Headers([...headers].filter(([name]) => name !== header)),
  });

export const BROKEN_SETUPS: BrokenSetup[] = [
  {
    name: 'a key that the project refuses',
    given: () => ({ secretKey: 'sb_secret_of_another_project' }),
    found: ['keys: secret key', 'the project refuses it (401)'],
  },
  {
    name: 'the key of pages in place of the secret one',
    given: ({ anonKey }) => ({ secretKey: anonKey }),
    found: ['keys: secret key', 'it is the key of pages'],
  },
  {
    name: 'the secret key in place of the one of pages',
    given: ({ serviceKey }) => ({ publishableKey: serviceKey }),
    change: [
      `insert into auth.users (id, email, aud, role) values ('a7000000-0000-4000-8000-0000000000d0', 'doctor@people.test', 'authenticated', 'authenticated');
       insert into public.orders (user_id, total_cents) values ('a7000000-0000-4000-8000-0000000000d0', 0)`,
      `delete from public.orders where user_id = 'a7000000-0000-4000-8000-0000000000d0';
       delete from auth.users where id = 'a7000000-0000-4000-8000-0000000000d0'`,
    ],
    found: ['keys: publishable key', 'it is the secret key'],
  },
  {
    name: 'a database without our migrations',
    alter: at(REPORT, () => ({ status: 404, text: JSON.stringify({ code: 'PGRST202' }) })),
    found: ['keys: secret key', 'migrations are missing'],
  },
  {
    name: 'a migration that is not applied',
    alter: at(
      REPORT,
      edited(({ migrations }) => ({ migrations: (migrations as string[]).slice(0, -1) })),
    ),
    found: ['database: migrations', 'is missing'],
  },
  {
    name: 'a policy that is missing',
    change: [
      'alter policy "people read their own avatars" on storage.objects rename to "gone"',
      'alter policy "gone" on storage.objects rename to "people read their own avatars"',
    ],
    found: ['database: policies', 'missing: objects: people read their own avatars; not ours: objects: gone'],
  },
  {
    name: 'a table whose policies are turned off',
    change: [
      'alter table public.orders disable row level security',
      'alter table public.orders enable row level security',
    ],
    found: ['database: policies', 'turned off: orders'],
  },
  {
    name: 'a table that guests may write',
    change: ['grant insert (name) on public.profiles to anon', 'revoke insert (name) on public.profiles from anon'],
    found: ['database: grants', 'guests may write profiles'],
  },
  {
    name: 'a table that functions may not read',
    change: ['revoke select on public.emails from service_role', 'grant select on public.emails to service_role'],
    found: ['database: grants', 'functions may not read emails'],
  },
  {
    name: 'a bucket that is missing',
    alter: at(
      REPORT,
      edited(({ buckets }) => ({ buckets: (buckets as { id: string }[]).filter(({ id }) => id !== 'avatars') })),
    ),
    found: ['storage: buckets', 'avatars is missing'],
  },
  {
    name: 'original files that everybody may read',
    change: [
      `update storage.buckets set public = true where id = 'audio_masters'`,
      `update storage.buckets set public = false where id = 'audio_masters'`,
    ],
    found: ['storage: buckets', 'audio_masters is public: everybody may read it'],
  },
  {
    name: 'a function that is not deployed',
    alter: at('/functions/v1/refund-sale', () => ({ status: 404 })),
    found: ['functions: deployment', 'refund-sale is missing'],
  },
  {
    name: 'pages that may not call the functions',
    alter: at('/functions/v1/create-payment', without('access-control-allow-origin')),
    found: ['functions: calls from pages', 'may not call them'],
  },
  {
    name: 'a setting of the functions that is missing',
    alter: at(
      '/functions/v1/check-setup',
      edited(({ settings }) => ({
        settings: (settings as { name: string }[]).map((each) =>
          each.name === 'STRIPE_WEBHOOK_SECRET' ? { ...each, fault: 'missing' } : each,
        ),
      })),
    ),
    found: ['functions: settings', 'STRIPE_WEBHOOK_SECRET is missing'],
  },
  {
    name: 'a mail server that refuses the password',
    alter: at(
      '/functions/v1/check-setup',
      edited(() => ({ mailFault: 'Invalid login: 535' })),
    ),
    found: ['functions: mail server', 'Invalid login: 535'],
  },
  {
    name: 'a schedule that nobody runs',
    change: [`update public.schedules set last_finished_at = null where name = 'send-emails'`, ''],
    found: ['schedule: runs', 'nobody calls send-emails'],
  },
  {
    name: 'a schedule that fails',
    change: [`update public.schedules set last_error = '500 STRIPE_SECRET_KEY' where name = 'run-payouts'`, ''],
    found: ['schedule: errors', 'run-payouts: 500 STRIPE_SECRET_KEY'],
  },
  {
    name: 'a vault without the address of the functions',
    alter: at(
      REPORT,
      edited(({ schedules }) => ({
        clock: {
          jobs: (schedules as { name: string }[]).map(({ name }) => `fairtone:${name}`),
          secrets: ['fairtone_service_key'],
        },
      })),
    ),
    found: ['schedule: secrets', 'the vault lacks fairtone_functions_url'],
  },
  {
    name: 'a schedule without a job of pg_cron',
    alter: at(
      REPORT,
      edited(({ schedules }) => ({
        clock: {
          jobs: (schedules as { name: string }[]).slice(1).map(({ name }) => `fairtone:${name}`),
          secrets: ['fairtone_functions_url', 'fairtone_service_key'],
        },
      })),
    ),
    found: ['schedule: jobs', 'has none'],
  },
  {
    name: 'e-mails that failed',
    change: [
      `insert into public.emails (to_address, kind, language, state) values ('doctor@people.test', 'receipt', 'en', 'failed')`,
      `delete from public.emails where to_address = 'doctor@people.test'`,
    ],
    found: ['schedule: e-mails', '1 failed within a day'],
  },
  {
    name: 'a shop where nobody can sign up',
    alter: at(
      '/auth/v1/settings',
      edited(() => ({ disable_signup: true })),
    ),
    found: ['accounts: sign-up', 'nobody can sign up'],
  },
  {
    name: 'accounts with addresses that nobody confirmed',
    alter: at(
      '/auth/v1/settings',
      edited(() => ({ mailer_autoconfirm: true })),
    ),
    found: ['accounts: confirmation', 'nobody confirmed'],
  },
  {
    name: 'a key that Stripe refuses',
    given: () => ({ stripeKey: 'sk_test_other' }),
    found: ['payments: Stripe', 'Invalid API Key provided'],
  },
  {
    name: 'a Stripe account that is not activated',
    stripe: ({ account }) => void (account.charges_enabled = false),
    found: ['payments: account', 'it may not take payments'],
  },
  {
    name: 'a Stripe account that pays itself out every day',
    stripe: ({ account }) => void (account.settings.payouts.schedule.interval = 'daily'),
    found: ['payments: own payouts', 'the balance is paid out by itself (daily)'],
  },
  {
    name: 'a Stripe account without Connect',
    stripe: (state) => void (state.hasConnect = false),
    found: ['payments: Connect', 'You can only use this with Connect enabled.'],
  },
  {
    name: 'a webhook of another project',
    stripe: ({ endpoints }) => void (endpoints[0]!.url = 'https://other.example/functions/v1/stripe-webhook'),
    found: ['payments: webhook', 'no endpoint is turned on'],
  },
  {
    name: 'a webhook without an event',
    stripe: ({ endpoints }) =>
      void (endpoints[0]!.enabled_events = endpoints[0]!.enabled_events.filter((event) => event !== 'invoice.paid')),
    found: ['payments: webhook', 'invoice.paid is not sent'],
  },
  {
    name: 'a webhook of another API version',
    stripe: ({ endpoints }) => void (endpoints[0]!.api_version = '2025-03-31.basil'),
    found: ['payments: webhook', 'it has the API version 2025-03-31.basil'],
  },
  {
    name: 'a page of another project',
    alter: at('/', ({ text }) => ({
      text: text.replace(/"supabaseUrl":"[^"]*"/, '"supabaseUrl":"https://other.supabase.co"'),
    })),
    found: ['page: settings', 'it uses another project: https://other.supabase.co'],
  },
  {
    name: 'a page without a content security policy',
    alter: at('/', without('content-security-policy')),
    found: ['page: headers', 'its content security policy is missing'],
  },
  {
    name: 'a remote whose files are lost',
    alter: ({ path }) => (/^\/releases\/player\/.*\/remoteEntry\./.test(path) ? { status: 404 } : null),
    found: ['page: releases', 'the script of player is not there'],
  },
  {
    name: 'a clock that is wrong',
    alter: at(
      REPORT,
      edited(({ schedules }) => ({
        now: new Date(Date.now() + 3_600_000).toISOString(),
        schedules: (schedules as object[]).map((each) => ({
          ...each,
          last_finished_at: new Date(Date.now() + 3_600_000).toISOString(),
        })),
      })),
    ),
    found: ['clock: time', 'the clock of the database differs'],
  },
];
