import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Button, Inline, Link, Stack, Text } from '@fairtone/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Support } from '../../../api/support';
import { ChangeAmountDialog } from './ChangeAmountDialog';
import { EndSupportDialog } from './EndSupportDialog';
import { useSupportChange } from './useSupportChange';

/** One monthly support: artist, amount, next payment and actions. */
export function SupportRow({ support }: { support: Support }) {
  const { t } = useTranslation('account');
  const { money } = useFormatters();
  const [open, setOpen] = useState<'amount' | 'end' | null>(null);
  const name = support.artist_name ?? t('support.gone');
  const { change, isLoading } = useSupportChange(support.id, name);
  const isEnding = support.cancel_at_period_end;
  const isOver = support.state === 'ended';

  return (
    <li css={item}>
      <Stack gap={1} css={words}>
        <Inline gap={3}>
          <Text css={title}>
            {support.artist_id ? (
              <Link as={RouterLink} to={`/artist/${support.artist_id}`} variant="quiet">
                {name}
              </Link>
            ) : (
              name
            )}
          </Text>
          {support.state === 'past_due' && <Badge tone="warning">{t('support.pastDue')}</Badge>}
        </Inline>
        <Text isTabular>{t('support.monthly', { amount: money(support.amount_cents) })}</Text>
        <SupportDates support={support} />
      </Stack>
      {!isOver && (
        <Inline gap={2}>
          {isEnding ? (
            <Button
              size="small"
              isLoading={isLoading}
              aria-label={t('support.keepOf', { name })}
              onClick={() => void change({ cancelAtPeriodEnd: false })}
            >
              {t('support.keep')}
            </Button>
          ) : (
            <>
              <Button size="small" aria-label={t('support.changeOf', { name })} onClick={() => setOpen('amount')}>
                {t('support.change')}
              </Button>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('support.endOf', { name })}
                onClick={() => setOpen('end')}
              >
                {t('support.end')}
              </Button>
            </>
          )}
        </Inline>
      )}
      {open === 'amount' && <ChangeAmountDialog support={support} name={name} onClose={() => setOpen(null)} />}
      {open === 'end' && <EndSupportDialog support={support} name={name} onClose={() => setOpen(null)} />}
    </li>
  );
}

function SupportDates({ support }: { support: Support }) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  const { state, cancel_at_period_end: isEnding, current_period_end: end, ended_at: endedAt } = support;
  const [key, at] = state === 'ended' ? (['ended', endedAt] as const) : ([isEnding ? 'ends' : 'next', end] as const);
  return (
    at && (
      <Text size="caption" tone="muted">
        {t(`support.when.${key}`, { date: date(at) })}
      </Text>
    )
  );
}

const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  padding: 'var(--space-4) 0',
  borderBottom: '1px solid var(--line)',
});
const words = css({ flex: '1 1 220px' });
const title = css({ fontWeight: 600 });
