import { AuthError } from '../authError.ts';
import { currentUser } from '../currentUser.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { closeSessions } from '../sessions.ts';

export function addLogout(app: AuthApp, deps: AuthDeps): void {
  app.post('/logout', async (context) => {
    const scope = context.req.query('scope') ?? 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
    }
    const { user, sessionId } = await currentUser(deps, context);
    await closeSessions(deps.sql, user.id, sessionId, scope);
    deps.sessions.forget();
    return context.body(null, 204);
  });
}
