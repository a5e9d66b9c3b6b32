import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Banner } from '@fairtone/ui';
import { problemOf } from './problemOf';

interface Props {
  /** Of the change; without one nothing is shown. */
  error: unknown;
  remote: ConsoleRemoteDetails;
}

/** Why a change was refused. When something else is live by now, also what that is. */
export function ChangeProblem({ error, remote: { live, canary } }: Props) {
  const { t } = useTranslation('console');
  const { percent } = useFormatters();
  if (!error) return null;
  const code = problemOf(error);
  if (code !== 'changed_meanwhile') return <Banner tone="danger">{t(`problem.${code}`)}</Banner>;
  return (
    <Banner tone="danger">
      {t('problem.changed_meanwhile')} {live ? t('problem.liveNow', { version: live }) : t('problem.nothingLive')}{' '}
      {canary && t('problem.canaryNow', { version: canary.version, share: percent(canary.percent / 100) })}
    </Banner>
  );
}
