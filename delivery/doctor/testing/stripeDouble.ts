import Stripe from 'stripe';
import { WEBHOOK_EVENTS } from '../checks/payments.ts';
import { serveLocally, type LocalServer } from './serveLocally.ts';

type Account = Pick<Stripe.Account, 'id' | 'object' | 'charges_enabled' | 'details_submitted'> & {
  settings: { payouts: { schedule: Pick<Stripe.Account.Settings.Payouts.Schedule, 'interval'> } };
};
type Endpoint = Pick<Stripe.WebhookEndpoint, 'id' | 'object' | 'url' | 'status' | 'enabled_events' | 'api_version'>;

/** What the doctor reads of a Stripe account, in the shapes of Stripe's SDK. */
export interface StripeState {
  account: Account;
  endpoints: Endpoint[];
  /** Whether the account has Connect. */
  hasConnect: boolean;
}

export const TEST_KEY = 'sk_test_doctor';

/** An account that is set up as docs/hosting.md says. @param supabaseUrl the project that its webhook reports to */
export const healthyStripe = (supabaseUrl: string): StripeState => ({
  account: {
    id: 'acct_shop',
    object: 'account',
    charges_enabled: true,
    details_submitted: true,
    settings: { payouts: { schedule: { interval: 'manual' } } },
  },
  endpoints: [
    {
      id: 'we_shop',
      object: 'webhook_endpoint',
      url: `${supabaseUrl}/functions/v1/stripe-webhook`,
      status: 'enabled',
      enabled_events: [...WEBHOOK_EVENTS],
      api_version: Stripe.API_VERSION,
    },
  ],
  hasConnect: true,
});

/** Answers what the doctor asks of Stripe. @param state read for each request */
export const startStripeDouble = (state: () => StripeState): Promise<LocalServer> =>
  serveLocally((request, response) => {
    const { status, body } = answerOf(state(), request.url!.split('?')[0]!, request.headers.authorization ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

function answerOf({ account, endpoints, hasConnect }: StripeState, path: string, authorization: string) {
  const problem = (status: number, message: string) => ({
    status,
    body: { error: { type: 'invalid_request_error', message } },
  });
  const list = (url: string, data: object[]) => ({ status: 200, body: { object: 'list', url, has_more: false, data } });
  if (authorization !== `Bearer ${TEST_KEY}`) return problem(401, 'Invalid API Key provided');
  if (path === '/v1/account') return { status: 200, body: account };
  if (path === '/v1/webhook_endpoints') return list(path, endpoints);
  if (path === '/v1/accounts')
    return hasConnect ? list(path, []) : problem(400, 'You can only use this with Connect enabled.');
  return problem(404, `Unrecognized request URL (GET: ${path})`);
}
