import type { AuthApp, AuthDeps } from '../deps.ts';

/** What this installation offers, in the shape of the hosted service. */
export function addSettings(app: AuthApp, { config }: AuthDeps): void {
  app.get('/settings', (context) =>
    context.json({
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: !config.emailConfirmation,
      phone_autoconfirm: false,
      sms_provider: '',
      mfa_enabled: false,
      saml_enabled: false,
    }),
  );
  app.get('/health', (context) => context.json({ name: 'GoTrue', description: 'Fairtone auth service', version: '2' }));
}
