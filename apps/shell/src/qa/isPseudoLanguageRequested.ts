import type { PublicConfig } from '@fairtone/contracts';

/** Whether this page shows the pseudo-language, with accents and longer texts (`?lang=pseudo`). Only where QA is open to all visitors. */
export const isPseudoLanguageRequested = ({ qa }: Pick<PublicConfig, 'qa'>): boolean =>
  qa?.open === true && new URLSearchParams(location.search).get('lang') === 'pseudo';
