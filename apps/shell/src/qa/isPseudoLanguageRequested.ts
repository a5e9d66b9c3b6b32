import type { PublicConfig } from '@fairtone/contracts';

/** Whether this page shows every text accented and lengthened (`?lang=pseudo`); where quality assurance is open to everybody. */
export const isPseudoLanguageRequested = ({ qa }: Pick<PublicConfig, 'qa'>): boolean =>
  qa?.open === true && new URLSearchParams(location.search).get('lang') === 'pseudo';
