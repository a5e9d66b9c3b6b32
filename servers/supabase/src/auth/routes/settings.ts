import type { AuthApp, AuthDeps } from '../deps.ts';

/** OAuth providers; the product offers none. */
const OTHER_SITES = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** The public settings of this installation, in the format of the hosted service. */
export function addSettings(app: AuthApp, { config }: AuthDeps): void {
  const { emailConfirmation, sms } = config.auth;
  app.get('/settings', (context) =>
    context.json({
      external: {
        ...Object.fromEntries(OTHER_SITES.map((site) => [site, false])),
        email: true,
        phone: sms.provider !== 'off',
      },
      disable_signup: false,
      mailer_autoconfirm: !emailConfirmation,
      phone_autoconfirm: false,
      sms_provider: sms.provider === 'off' ? '' : sms.provider,
      mfa_enabled: false,
      saml_enabled: false,
    }),
  );
  app.get('/health', (context) => context.json({ name: 'GoTrue', description: 'Fairtone auth service', version: '2' }));
}
