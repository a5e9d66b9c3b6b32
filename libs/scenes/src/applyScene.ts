import type { Role, Scene } from '@fairtone/contracts/scene';
import { writeOverrides, type RemoteOverride } from '@fairtone/federation';
import { storeLanguage } from '@fairtone/i18n';
import { clearPreloadedResponses, getAuth, log, readStoredSession } from '@fairtone/platform';
import { applyTheme } from '@fairtone/theme';
import { installClock } from './installClock.ts';
import { installFetch } from './installFetch.ts';
import { SCENE_PASSWORD, SCENE_PEOPLE, sceneEmail } from './sceneAccounts.ts';

/**
 * Applies a scene to the real page before it renders. Clock and faults end with the page; language,
 * theme, session and versions stay in this browser, like a visitor's own choices.
 */
export async function applyScene({ language, theme, role, versions, clock, faults }: Scene): Promise<void> {
  storeLanguage(language);
  applyTheme(theme);
  const pinned = Object.entries(versions).map(([remote, version]): [string, RemoteOverride] => [
    remote,
    { kind: 'version', version },
  ]);
  if (pinned.length > 0) writeOverrides(localStorage, Object.fromEntries(pinned));
  // Before the clock changes: the session's expiry is in real time.
  await signIn(role);
  if (clock) installClock(clock);
  // Preloaded responses would hide the faults.
  if (faults.length > 0) clearPreloadedResponses();
  installFetch({ faults: () => faults });
}

async function signIn(role: Role): Promise<void> {
  const email = role === 'guest' ? null : sceneEmail(SCENE_PEOPLE[role]);
  if ((readStoredSession()?.user.email ?? null) === email) return;
  const auth = await getAuth();
  const { error } = email
    ? await auth.signInWithPassword({ email, password: SCENE_PASSWORD })
    : await auth.signOut({ scope: 'local' });
  if (error)
    log({
      level: 'error',
      message: 'The people of this scene are not here: npm run scene -- reset brings them',
      error,
    });
}
