import type { Language } from '@fairtone/contracts';
import type { DeskRemote } from '@fairtone/contracts/releaseDesk';

/** The name of a remote for users; its technical name when its build has none. */
export const titleOf = ({ titles, name }: Pick<DeskRemote, 'titles' | 'name'>, language: Language): string =>
  titles[language] ?? name;
