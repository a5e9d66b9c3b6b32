import { getI18n } from 'react-i18next';

/** Translates a text of the player outside React. */
export function playerText(key: string): string {
  return getI18n().t(key, { ns: 'player' });
}
