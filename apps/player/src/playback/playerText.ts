import { getI18n } from 'react-i18next';

/** A text of the player, for code outside React. */
export function playerText(key: string): string {
  return getI18n().t(key, { ns: 'player' });
}
