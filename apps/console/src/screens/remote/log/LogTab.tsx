import { css } from '@emotion/react';
import type { ConsoleAct } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { EmptyState, Heading, Stack, Text } from '@fairtone/ui';
import { ScrollText } from 'lucide-react';
import { useActText } from '../../../features/facts/useActText';
import { Moment } from '../../../features/time/Times';

/** Who did what when and why, newest first. */
export function LogTab({ acts }: { acts: readonly ConsoleAct[] }) {
  const { t } = useTranslation('console');
  const textOf = useActText();
  return (
    <Stack gap={4}>
      <Heading level={2} size="title">
        {t('log.title')}
      </Heading>
      {acts.length === 0 ? (
        <EmptyState headingLevel={3} icon={<ScrollText size={32} aria-hidden />} title={t('log.empty')} />
      ) : (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
        <ol role="list" aria-label={t('log.title')} css={list}>
          {acts.map((act) => (
            <li key={`${act.at} ${act.action} ${act.version}`} css={row}>
              <Text as="span" tone="muted" isTabular css={moment}>
                <Moment at={act.at} />
              </Text>
              <Stack as="span" gap={1} css={wraps}>
                <span>{textOf(act)}</span>
                {act.reason && (
                  <Text as="span" tone="muted">
                    {act.reason}
                  </Text>
                )}
              </Stack>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

const list = css({ padding: 0, listStyle: 'none' });
const moment = css({ flex: '0 0 13rem' });
const wraps = css({ flex: '1 1 20rem', overflowWrap: 'anywhere' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-4)',
  padding: 'var(--space-3) 0',
  borderBottom: '1px solid var(--line)',
});
