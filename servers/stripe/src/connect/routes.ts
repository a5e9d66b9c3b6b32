import type { Context as Call, Hono } from 'hono';
import { Change } from '../change.ts';
import { setAccountStatus } from '../commands/setAccountStatus.ts';
import { seconds, type Context } from '../context.ts';
import { pageHeaders } from '../page/headers.ts';
import type { PageFrame } from '../page/layout.ts';
import { fill, pickLocale, textsOf } from '../page/locale.ts';
import { messagePage } from '../page/messagePage.ts';
import { onboardingPage } from '../page/onboardingPage.ts';
import { refuseCrossSitePosts } from '../pay/crossSitePosts.ts';
import type { AccountLink } from '../tables.ts';

/** How long the form of a page that was opened in time is accepted. */
const ANSWER_SECONDS = 3600;

function frameFor(context: Context, c: Call, backUrl: string | null): PageFrame {
  const locale = pickLocale(null, c.req.header('accept-language'));
  const texts = textsOf(locale);
  const { businessName } = context.config;
  return { locale, texts, businessName, title: fill(texts.onboarding.title, { business: businessName }), backUrl };
}

async function missingLink(context: Context, c: Call): Promise<Response> {
  const frame = frameFor(context, c, null);
  const { missingTitle: title, missingBody } = frame.texts.onboarding;
  return c.body(String(await messagePage({ ...frame, title }, missingBody)), 404, pageHeaders({}));
}

function isStale(context: Context, link: AccountLink, graceSeconds = 0): boolean {
  return link.isUsed || link.expiresAt + graceSeconds < seconds(context);
}

/** The onboarding page of a connected account. Instead of proving their identity, people choose the result with a button. */
export function onboardingRoutes(app: Hono, context: Context): void {
  const path = '/connect/onboarding/:token';
  refuseCrossSitePosts(app, '/connect/*');

  app.get(path, async (c) => {
    const token = c.req.param('token');
    const link = context.store.get('accountLink', token);
    if (!link) return missingLink(context, c);
    // As at Stripe: an expired link redirects to the URL at which the shop creates a new one.
    if (isStale(context, link)) return c.redirect(link.refreshUrl, 303);
    const page = onboardingPage(frameFor(context, c, link.returnUrl), `/connect/onboarding/${token}`);
    return c.body(String(await page), 200, pageHeaders({ targets: [link.returnUrl, link.refreshUrl] }));
  });

  app.post(path, async (c) => {
    const token = c.req.param('token');
    const answer = new URLSearchParams(await c.req.text()).get('answer');
    const link = context.store.get('accountLink', token);
    const account = link && context.store.get('account', link.accountId);
    if (!link || !account) return missingLink(context, c);
    if (isStale(context, link, ANSWER_SECONDS)) return c.redirect(link.refreshUrl, 303);
    const change = new Change(context);
    if (answer === 'complete' || answer === 'restricted') {
      change.put('accountLink', token, { ...link, isUsed: true });
      setAccountStatus(change, account, answer);
    }
    await context.deliverBriefly(change.commit());
    return c.redirect(link.returnUrl, 303);
  });
}
