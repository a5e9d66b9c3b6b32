import { AuthError } from '../authError.ts';
import { currentUser } from '../currentUser.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';

/** Refuses what this product does not offer, as the hosted service refuses it where it is off. */
export function addDisabled(app: AuthApp, deps: AuthDeps): void {
  for (const path of ['/sso', '/sso/*'])
    app.all(path, () => {
      throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
    });
  app.all('/user/identities/*', async (context) => {
    await currentUser(deps, context);
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  });
  app.post('/factors', async (context) => {
    await currentUser(deps, context);
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled');
  });
  app.all('/factors/*', async (context) => {
    await currentUser(deps, context);
    throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  });
}
