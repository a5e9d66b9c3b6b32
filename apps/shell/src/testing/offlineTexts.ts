import type { RemoteDefinition } from '@fairtone/contracts';
import { offlineLocales } from '../offline/views/offlineLocales.ts';

/** What is said without a network, in the form in which tests take texts. */
export const offlineTexts = { name: 'offline', locales: offlineLocales as RemoteDefinition['locales'] };
