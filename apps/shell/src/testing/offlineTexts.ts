import type { RemoteDefinition } from '@fairtone/contracts';
import { offlineLocales } from '../offline/views/offlineLocales.ts';

/** The texts of the offline views, in the form that `renderWithStore` takes. */
export const offlineTexts = { name: 'offline', locales: offlineLocales as RemoteDefinition['locales'] };
