import type { ConsoleAct } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';

/** The sentence that says who did what to which version. */
export function useActText(): (act: ConsoleAct) => string {
  const { t } = useTranslation('console');
  const { percent } = useFormatters();
  return ({ by, action, version, percent: share = 100 }) => {
    if (action !== 'promote') return t(`act.${action}`, { by, version });
    if (share === 0) return t('act.endCanary', { by, version });
    return share < 100
      ? t('act.promoteShare', { by, version, share: percent(share / 100) })
      : t('act.promote', { by, version });
  };
}
