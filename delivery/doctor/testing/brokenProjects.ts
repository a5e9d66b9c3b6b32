import { at, edited, REPORT, without, type BrokenSetup } from './brokenSetup.ts';

/** Shops with one wrong setting in the project: keys, database, storage, functions, schedule or accounts. */
export const BROKEN_PROJECTS: BrokenSetup[] = [
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
    alter: at(
      REPORT,
      edited(() => ({ clock: null })),
    ),
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
];
