import { at, edited, REPORT, without, type BrokenSetup } from './brokenSetup.ts';

/** Shops with one wrong setting outside the project: the Stripe account, the page or a clock. */
export const BROKEN_SITES: BrokenSetup[] = [
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
