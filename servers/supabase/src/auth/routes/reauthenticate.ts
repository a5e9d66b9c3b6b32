import { AuthError } from '../authError.ts';
import { currentUser } from '../currentUser.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { limitAddress, limitRecipient } from '../rateLimit.ts';
import { mailToken, textCode } from '../requests.ts';

/**
 * Sends the code that a new password needs when the session is old. A GET, because the protocol defines it so; no link or
 * image of another site can trigger it, since it needs the person's token in a header.
 */
export function addReauthenticate(app: AuthApp, deps: AuthDeps): void {
  app.get('/reauthenticate', async (context) => {
    const { user } = await currentUser(deps, context);
    if (user.email && user.email_confirmed_at) {
      await limitAddress(deps, 'mailByAddress', context);
      await limitRecipient(deps, 'mailByRecipient', context, user.email);
      await mailToken(deps, 'reauthentication', user, user.email);
    } else if (user.phone && user.phone_confirmed_at) {
      await limitAddress(deps, 'textByAddress', context);
      await limitRecipient(deps, 'textByRecipient', context, user.phone);
      await limitRecipient(deps, 'textByRecipientADay', context, user.phone);
      await textCode(deps, user, user.phone, 'reauthentication_token');
    } else {
      throw new AuthError(400, 'email_not_confirmed', 'Please verify your email or phone first.');
    }
    return context.json({});
  });
}
