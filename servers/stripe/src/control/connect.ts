import type { Hono } from 'hono';
import { setAccountStatus } from '../commands/setAccountStatus.ts';
import type { Context } from '../context.ts';
import { onPost } from '../resources/endpoints.ts';
import { find } from '../resources/find.ts';
import { flag, text, whole } from '../resources/params.ts';

/** Test switches for connected accounts: set the onboarding's result, withdraw the approval of recipients, make transfers fail. */
export function connectControls(app: Hono, context: Context): void {
  for (const [verb, standing] of [
    ['complete', 'complete'],
    ['restrict', 'restricted'],
  ] as const) {
    onPost(app, context, `/test/accounts/:id/${verb}`, {}, (change, _params, id) =>
      setAccountStatus(change, find(change, 'account', 'account', id), standing),
    );
  }
  onPost(app, context, '/test/recipients', { approved: flag }, (change, { approved }) => {
    change.put('platform', 'recipients', { isApproved: approved });
    return { approved };
  });
  const FAIL = { times: whole.default(1), code: text(60).default('balance_insufficient') };
  onPost(app, context, '/test/transfers/fail', FAIL, (change, { times: left, code }) => {
    change.put('fault', 'transfer', { left, code });
    return { left, code };
  });
}
