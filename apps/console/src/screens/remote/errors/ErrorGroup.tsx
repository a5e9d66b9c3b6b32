import { css } from '@emotion/react';
import type { ConsoleErrorGroup } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Inline, Stack, Text } from '@fairtone/ui';
import { ErrorFacts } from './ErrorFacts';
import { placeOf } from './placeOf';

/** One error: message, how many met it, and where it happened. */
export function ErrorGroup({ group }: { group: ConsoleErrorGroup }) {
  const { t } = useTranslation('console');
  const { percent } = useFormatters();
  const { message, devices, share, pages } = group;
  const place = placeOf(group);
  return (
    <li css={card}>
      <Stack gap={2} align="start">
        <Text lang="en" css={strong}>
          {message}
        </Text>
        {place && (
          <code css={wraps} translate="no">
            {place}
          </code>
        )}
        <Inline gap={2}>
          <Badge tone="danger">
            {share === null
              ? t('errors.devices', { count: devices })
              : t('errors.devicesOfAll', { count: devices, share: percent(share) })}
          </Badge>
          <Badge>{t('errors.pages', { count: pages })}</Badge>
        </Inline>
        <ErrorFacts group={group} />
      </Stack>
    </li>
  );
}

const card = css({ padding: 'var(--space-5) 0', borderBottom: '1px solid var(--line)' });
const wraps = css({ overflowWrap: 'anywhere', fontSize: 'var(--size-caption)' });
const strong = css({ fontWeight: 600, overflowWrap: 'anywhere' });
