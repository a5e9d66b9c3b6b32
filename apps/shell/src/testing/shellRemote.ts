import { shellLocales } from '../app/shellLocales.ts';

/** The shell's texts, in the form of a remote for `renderWithStore`. */
export const shellRemote = { name: 'shell', locales: shellLocales };
