import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Heading, Stack, Text } from '@fairtone/ui';
import type { Act } from '../../api/moderation';

/** Moderators' acts on the subject so far. */
export function ActList({ acts }: { acts: readonly Act[] }) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  if (acts.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size="lead">
        {t('moderation.log')}
      </Heading>
      <ul css={list}>
        {acts.map(({ id, act, note, created_at: at }) => (
          <li key={id}>
            <Text>
              {t(`moderation.act.${act}`)}, {date(at)}
            </Text>
            {note && <Text tone="muted">{note}</Text>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const list = css({ display: 'grid', gap: 'var(--space-3)', padding: 0, listStyleType: '""' });
