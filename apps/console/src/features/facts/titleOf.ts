import type { Language } from '@fairtone/contracts';
import type { ConsoleRemote } from '@fairtone/contracts/releaseConsole';

/** The name of a remote for users; its technical name when its build has none. */
export const titleOf = ({ titles, name }: Pick<ConsoleRemote, 'titles' | 'name'>, language: Language): string =>
  titles[language] ?? name;
