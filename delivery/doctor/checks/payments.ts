import Stripe from 'stripe';
import { findingsOf, type Finding } from '../finding.ts';
import type { DoctorOptions } from '../setup.ts';

const { right, wrong, unknown, judge } = findingsOf('payments');

/** The events that the function stripe-webhook takes, as docs/hosting.md lists them. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.succeeded',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'account.updated',
  'transfer.created',
  'transfer.updated',
  'transfer.reversed',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** The Stripe account: whether it takes payments, pays artists, and reports every event in our version. */
export async function checkPayments({ supabaseUrl, stripeKey, stripeUrl }: DoctorOptions): Promise<Finding[]> {
  if (!stripeKey) return [unknown('Stripe', 'not asked', 'Name the secret key with --stripe.')];
  const stripe = new Stripe(stripeKey, {
    ...(stripeUrl && addressOf(stripeUrl)),
    maxNetworkRetries: 1,
    timeout: 20_000,
  });
  try {
    const account = await stripe.accounts.retrieveCurrent();
    const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
    return [
      accountFinding(account, stripeKey),
      payoutFinding(account),
      await connectFinding(stripe),
      webhookFinding(endpoints.data, `${supabaseUrl}/functions/v1/stripe-webhook`),
    ];
  } catch (error) {
    return [
      wrong(
        'Stripe',
        error instanceof Error ? error.message : String(error),
        'Copy the secret key from Developers > API keys.',
      ),
    ];
  }
}

function addressOf(url: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port };
}

function accountFinding(
  { charges_enabled: charges, details_submitted: isSubmitted }: Stripe.Account,
  key: string,
): Finding {
  return judge(
    'account',
    [...(isSubmitted ? [] : ['its form is not filled in']), ...(charges ? [] : ['it may not take payments'])],
    key.includes('_test_') ? 'takes test payments' : 'takes payments',
    'Finish the activation in the Stripe dashboard.',
  );
}

/** Artists are paid from the balance: an account that pays itself out every day has none left. */
function payoutFinding({ settings }: Stripe.Account): Finding {
  const interval = settings?.payouts?.schedule.interval;
  return interval === 'manual'
    ? right('own payouts', 'manual: the balance stays for the artists')
    : wrong(
        'own payouts',
        `the balance is paid out by itself (${interval ?? 'unknown'}), and artists cannot be paid from it`,
        'Stripe dashboard, Settings > Payouts: manual.',
      );
}

async function connectFinding(stripe: Stripe): Promise<Finding> {
  try {
    await stripe.accounts.list({ limit: 1 });
    return right('Connect', 'artists can be connected');
  } catch (error) {
    return wrong(
      'Connect',
      error instanceof Error ? error.message : String(error),
      'Turn on Connect with Express accounts in the Stripe dashboard.',
    );
  }
}

function webhookFinding(endpoints: readonly Stripe.WebhookEndpoint[], url: string): Finding {
  const own = endpoints.filter((endpoint) => endpoint.url === url && endpoint.status === 'enabled');
  if (own.length === 0)
    return wrong(
      'webhook',
      `no endpoint is turned on for ${url}`,
      'Add it in Developers > Webhooks, as docs/hosting.md says.',
    );
  const events = new Set(own.flatMap((endpoint) => endpoint.enabled_events));
  const missing = events.has('*') ? [] : WEBHOOK_EVENTS.filter((event) => !events.has(event));
  const versions = own.filter((endpoint) => endpoint.api_version !== Stripe.API_VERSION);
  return judge(
    'webhook',
    [
      ...missing.map((event) => `${event} is not sent`),
      ...versions.map(
        (endpoint) => `it has the API version ${endpoint.api_version ?? 'of the account'}, not ${Stripe.API_VERSION}`,
      ),
    ],
    `sends all ${WEBHOOK_EVENTS.length} events in our version`,
    'Change the endpoint, or add a new one with that version and remove the old one.',
  );
}
