import type { ConsoleErrorGroup } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { FactList } from '../../../features/facts/FactList';
import { Moment } from '../../../features/time/Times';

/** Owner, versions, routes and times of an error. */
export function ErrorFacts({ group }: { group: ConsoleErrorGroup }) {
  const { t } = useTranslation('console');
  const { owner, routes, firstVersion, lastVersion, firstSeen, lastSeen, alertedAt } = group;
  return (
    <FactList
      facts={[
        { label: t('errors.owner'), value: owner },
        {
          label: t('errors.versions'),
          value: firstVersion === lastVersion ? firstVersion : `${firstVersion} – ${lastVersion}`,
        },
        { label: t('errors.routes'), value: routes.join(', ') },
        { label: t('errors.first'), value: <Moment at={firstSeen} /> },
        { label: t('errors.last'), value: <Moment at={lastSeen} /> },
        { label: t('errors.alerted'), value: alertedAt && <Moment at={alertedAt} /> },
      ]}
    />
  );
}
