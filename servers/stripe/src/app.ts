import { Hono } from 'hono';
import { requireApiKey } from './apiKey.ts';
import type { Context } from './context.ts';
import { onboardingRoutes } from './connect/routes.ts';
import { loseResponses } from './control/loseResponses.ts';
import { controlRoutes } from './control/routes.ts';
import { newId } from './ids.ts';
import { assetRoutes } from './page/assets.ts';
import { payRoutes } from './pay/routes.ts';
import { Problem } from './problem.ts';
import { accountRoutes } from './resources/accounts.ts';
import { balanceRoutes } from './resources/balance.ts';
import { chargeRoutes } from './resources/charges.ts';
import { checkoutSessionRoutes } from './resources/checkoutSessions.ts';
import { customerRoutes, productRoutes } from './resources/customers.ts';
import { disputeRoutes } from './resources/disputes.ts';
import { eventRoutes } from './resources/events.ts';
import { invoiceRoutes } from './resources/invoices.ts';
import { paymentIntentRoutes } from './resources/paymentIntents.ts';
import { payoutRoutes } from './resources/payouts.ts';
import { refundRoutes } from './resources/refunds.ts';
import { subscriptionRoutes } from './resources/subscriptions.ts';
import { transferRoutes } from './resources/transfers.ts';
import type { Webhooks } from './webhooks.ts';

const RESOURCES = [
  checkoutSessionRoutes,
  paymentIntentRoutes,
  chargeRoutes,
  refundRoutes,
  disputeRoutes,
  balanceRoutes,
  customerRoutes,
  productRoutes,
  subscriptionRoutes,
  invoiceRoutes,
  accountRoutes,
  transferRoutes,
  payoutRoutes,
  eventRoutes,
];

/** The provider over HTTP: Stripe's API under /v1, the payment pages under /pay. */
export function createPaymentsApp(context: Context, webhooks: Webhooks): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok', mode: 'test' }));
  for (const path of ['/v1/*', '/test/*']) {
    app.use(path, async (c, next) => {
      requireApiKey(c.req.header('authorization'), context.config.secretKey);
      await next();
      c.header('request-id', newId('req'));
      c.header('cache-control', 'no-store');
    });
  }
  if (context.config.hasTestControl) loseResponses(app);
  RESOURCES.forEach((mount) => mount(app, context));
  assetRoutes(app);
  payRoutes(app, context);
  onboardingRoutes(app, context);
  if (context.config.hasTestControl) controlRoutes(app, context, webhooks);

  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return new Problem(404, message).toResponse();
  });
  app.onError((error) => {
    if (error instanceof Problem) return error.toResponse();
    console.error('payments:', error);
    return new Problem(500, 'The provider could not do this. Nothing was changed.', { type: 'api_error' }).toResponse();
  });
  return app;
}
