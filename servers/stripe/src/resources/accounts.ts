import type { Hono } from 'hono';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { newAccount, type Account } from '../objects/account.ts';
import { unusedOfBusinessProfile } from '../objects/unusedFields.ts';
import { checkAccount, SHOP_COUNTRY } from './accountRules.ts';
import { platformAccount } from './platformAccount.ts';
import { onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';
import { flag, httpUrl, metadata, text } from './params.ts';

const OPEN_SECONDS = 5 * 60;

const wish = z.strictObject({ requested: flag }).optional();
/** Accepted and ignored: this provider does not use it. */
const settings = z.record(z.string(), z.unknown()).optional();

const SHARED = {
  business_profile: z.strictObject({ name: text(250).optional(), url: httpUrl.optional() }).optional(),
  business_type: z.enum(['individual', 'company', 'non_profit', 'government_entity']).optional(),
  email: z.email().optional(),
  metadata,
  settings,
};
const CREATE = {
  ...SHARED,
  type: z.literal('express').optional(),
  controller: settings,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default(SHOP_COUNTRY),
  capabilities: z.strictObject({ transfers: wish, card_payments: wish }).default({}),
  default_currency: text(3).optional(),
  tos_acceptance: z.strictObject({ service_agreement: z.enum(['full', 'recipient']).optional() }).optional(),
};
const LINK = {
  account: text(100),
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: httpUrl,
  return_url: httpUrl,
  collect: text(20).optional(),
  collection_options: settings,
};

export function accountRoutes(app: Hono, context: Context): void {
  onPost(app, context, '/v1/accounts', CREATE, (change, params) => {
    checkAccount(change, params);
    const { business_type = null, country, email = null } = params;
    const agreement = params.tos_acceptance?.service_agreement ?? 'full';
    const wanted = (['transfers', 'card_payments'] as const).filter((name) => params.capabilities[name]?.requested);
    const business_profile = { ...unusedOfBusinessProfile(), name: null, url: null, ...params.business_profile };
    const fields = { business_profile, business_type, country, email, metadata: params.metadata };
    const account = newAccount({ ...fields, created: change.seconds }, wanted, agreement);
    change.put('account', account.id, account);
    return account;
  });
  onGet(app, context, '/v1/account', () => platformAccount(context.config.businessName));
  onGet(app, context, '/v1/accounts/:id', (id) => find(context.store, 'account', 'account', id));
  onList(app, context, '/v1/accounts', () => matching(context.store.all('account'), {}));
  onPost(app, context, '/v1/accounts/:id', SHARED, (change, params, id) => {
    const account = find(change, 'account', 'account', id);
    const { settings: _, ...fields } = params;
    const business_profile = { ...account.business_profile, ...fields.business_profile };
    const metadata = { ...account.metadata, ...params.metadata };
    const updated: Account = { ...account, ...fields, business_profile, metadata };
    change.put('account', id, updated);
    return updated;
  });

  onPost(app, context, '/v1/account_links', LINK, (change, params) => {
    const { id: accountId } = find(change, 'account', 'account', params.account, 'account');
    const token = newId('link');
    const expires_at = change.seconds + OPEN_SECONDS;
    const { return_url: returnUrl, refresh_url: refreshUrl } = params;
    change.put('accountLink', token, { accountId, returnUrl, refreshUrl, expiresAt: expires_at, isUsed: false });
    const url = `${change.config.publicUrl}/connect/onboarding/${token}`;
    return { object: 'account_link', created: change.seconds, expires_at, url };
  });
}
