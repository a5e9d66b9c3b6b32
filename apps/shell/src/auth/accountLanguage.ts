import { chosenLanguage, isLanguage } from '@fairtone/i18n';
import { deviceStorage, getRest } from '@fairtone/platform';
import { selectUser, type AppStore } from '@fairtone/store';

/** A choice that the server has not heard of yet: whose it is, and which language. */
const UNTOLD = 'fairtone.languageToTell';

/** E-mails of the account come in the language of its person's last choice. Offline, it is told when there is a network again. */
export async function tellLanguage(store: AppStore, language: string): Promise<void> {
  const user = selectUser(store.getState());
  if (!user) return;
  deviceStorage().setItem(UNTOLD, `${user.id} ${language}`);
  await tellUntold(store);
}

/** Tells what could not be told before, once it is known who is there, and whenever there is a network again. */
export function retellLanguage(store: AppStore): void {
  const tell = () => void tellUntold(store);
  window.addEventListener('online', tell);
  const stop = store.subscribe(() => {
    if (!selectUser(store.getState())) return;
    stop();
    tell();
  });
}

async function tellUntold(store: AppStore): Promise<void> {
  const untold = deviceStorage().getItem(UNTOLD);
  const user = selectUser(store.getState());
  const [owner, language] = untold?.split(' ') ?? [];
  if (!user || owner !== user.id || !isLanguage(language)) return;
  const { error } = await getRest().from('user_settings').update({ language }).eq('user_id', user.id);
  if (!error && deviceStorage().getItem(UNTOLD) === untold) deviceStorage().removeItem(UNTOLD);
}

/** After signing in: a language that was chosen on this device becomes the account's. */
export async function settleLanguage(store: AppStore): Promise<void> {
  const chosen = chosenLanguage();
  if (chosen) await tellLanguage(store, chosen);
}
