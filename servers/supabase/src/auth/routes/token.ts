import { AuthError } from '../authError.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { exchangeCode } from '../grants/exchangeCode.ts';
import { refresh } from '../grants/refresh.ts';
import { signIn } from '../grants/signIn.ts';

export function addToken(app: AuthApp, deps: AuthDeps): void {
  app.post('/token', async (context) => {
    switch (context.req.query('grant_type')) {
      case 'password':
        return context.json(await signIn(deps, context));
      case 'refresh_token':
        return context.json(await refresh(deps, context));
      case 'pkce':
        return context.json(await exchangeCode(deps, context));
      // Ways in that this product does not offer, refused as the hosted service refuses them where they are off.
      case 'web3':
        throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
      case 'id_token':
        throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
      default:
        throw new AuthError(400, 'validation_failed', 'grant_type must be password, refresh_token or pkce');
    }
  });
}
