/** @jest-environment node */
import { Hono } from 'hono';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { addSettings } from './settings.ts';

it('the settings offer e-mail and phone, no account of another site and no second factor', async () => {
  const app: AuthApp = new Hono();
  addSettings(app, { config: { auth: { emailConfirmation: true, sms: { provider: 'outbox' } } } } as AuthDeps);
  const { external, ...settings } = (await (await app.request('/settings')).json()) as {
    external: Record<string, boolean>;
  };
  const offered = Object.keys(external).filter((way) => external[way]);
  expect(offered).toEqual(['email', 'phone']);
  expect(external).toMatchObject({ google: false, github: false, apple: false });
  expect(settings).toMatchObject({ mfa_enabled: false, saml_enabled: false, mailer_autoconfirm: false });
});
