import { shellLocales } from '../app/shellLocales.ts';

/** The shell's texts, in the form in which tests take a remote's. */
export const shellRemote = { name: 'shell', locales: shellLocales };
