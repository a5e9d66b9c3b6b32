import { chosenLanguage, isLanguage } from '@fairtone/i18n';
import { deviceStorage, getRest } from '@fairtone/platform';
import { selectUser, type AppStore } from '@fairtone/store';

/** A language that is not saved in the account yet, stored as `<user id> <language>`. */
const PENDING_LANGUAGE_KEY = 'fairtone.languageToTell';

/** Saves the chosen language in the account: e-mails are written in it. Offline, it is saved when the network returns. */
export async function saveAccountLanguage(store: AppStore, language: string): Promise<void> {
  const user = selectUser(store.getState());
  if (!user) return;
  deviceStorage().setItem(PENDING_LANGUAGE_KEY, `${user.id} ${language}`);
  await savePendingLanguage(store);
}

/** Retries saving the language once the user is known, and whenever the network returns. */
export function retrySavingLanguage(store: AppStore): void {
  const save = () => void savePendingLanguage(store);
  window.addEventListener('online', save);
  const stop = store.subscribe(() => {
    if (!selectUser(store.getState())) return;
    stop();
    save();
  });
}

async function savePendingLanguage(store: AppStore): Promise<void> {
  const pending = deviceStorage().getItem(PENDING_LANGUAGE_KEY);
  const user = selectUser(store.getState());
  const [owner, language] = pending?.split(' ') ?? [];
  if (!user || owner !== user.id || !isLanguage(language)) return;
  const { error } = await getRest().from('user_settings').update({ language }).eq('user_id', user.id);
  if (!error && deviceStorage().getItem(PENDING_LANGUAGE_KEY) === pending)
    deviceStorage().removeItem(PENDING_LANGUAGE_KEY);
}

/** After signing in: a language that was chosen on this device becomes the account's. */
export async function saveChosenLanguage(store: AppStore): Promise<void> {
  const chosen = chosenLanguage();
  if (chosen) await saveAccountLanguage(store, chosen);
}
