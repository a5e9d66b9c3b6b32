import type { ConsoleHealth } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { EmptyState, Heading, Inline, Stack, Text } from '@fairtone/ui';
import { HeartPulse } from 'lucide-react';
import { FactList } from '../../../features/facts/FactList';
import { VerdictBadge } from '../../../features/facts/VerdictBadge';
import { Moment } from '../../../features/time/Times';
import { HealthTable } from './HealthTable';

/** How the canary does beside the live version, or the live version beside the one before. */
export function HealthTab({ health }: { health: ConsoleHealth | null }) {
  const { t } = useTranslation('console');
  return (
    <Stack gap={4}>
      <Heading level={2} size="title">
        {t('health.title')}
      </Heading>
      {health ? (
        <>
          <Inline>
            <VerdictBadge verdict={health.verdict} />
            <Text>{t(`health.verdict.${health.verdict.state}`)}</Text>
          </Inline>
          <Text tone="muted" lang="en" isTabular>
            {health.verdict.reason}
          </Text>
          <FactList facts={[{ label: t(`health.since.${health.kind}`), value: <Moment at={health.since} /> }]} />
          <HealthTable health={health} />
        </>
      ) : (
        <EmptyState
          headingLevel={3}
          icon={<HeartPulse size={32} aria-hidden />}
          title={t('health.empty')}
          text={t('health.emptyText')}
        />
      )}
    </Stack>
  );
}
