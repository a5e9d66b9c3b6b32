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
      default:
        throw new AuthError(400, 'validation_failed', 'grant_type must be password, refresh_token or pkce');
    }
  });
}
