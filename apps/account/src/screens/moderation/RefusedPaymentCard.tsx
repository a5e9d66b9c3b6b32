import { css } from '@emotion/react';
import { useFormatters, useLanguage, useTranslation } from '@fairtone/i18n';
import { Badge, Inline, Stack, Text } from '@fairtone/ui';
import type { RefusedPayment } from '../../api/refusedPayments';
import { formatAmount } from './formatAmount';

const KNOWN_CODES = ['amount_mismatch', 'wrong_api_version', 'order_not_found'] as const;

/** One refused event: the reason, the amount, the order, and the ids to find it at the provider. */
export function RefusedPaymentCard({ payment }: { payment: RefusedPayment }) {
  const { t } = useTranslation('account');
  const { date, money } = useFormatters();
  const language = useLanguage();
  const subject = useSubject(payment);
  const { amount_cents: amount, currency, expected_cents: expected, api_version: version, code } = payment;
  const known = KNOWN_CODES.find((name) => name === code);
  const dates = { first: date(payment.first_at), last: date(payment.last_at) };
  return (
    <li css={card}>
      <Stack gap={2} align="start">
        <Inline gap={2}>
          <Badge tone="warning">
            {known ? t(`moderation.payments.code.${known}`) : t('moderation.payments.code.other', { code })}
          </Badge>
          {payment.order_state && (
            <Badge tone="outline">{t(`moderation.payments.orderState.${payment.order_state}`)}</Badge>
          )}
        </Inline>
        <Text css={strong}>{subject}</Text>
        {amount !== null && (
          <Text isTabular>{t('moderation.payments.told', { amount: formatAmount(amount, currency, language) })}</Text>
        )}
        {expected !== null && <Text isTabular>{t('moderation.payments.expected', { amount: money(expected) })}</Text>}
        {known === 'wrong_api_version' && version && <Text>{t('moderation.payments.version', { version })}</Text>}
        <Text size="caption" tone="muted">
          <span css={providerText}>{payment.event_type}</span>, <span css={providerText}>{payment.event_id}</span>
        </Text>
        <Text size="caption" tone="muted">
          {t('moderation.payments.received', { count: payment.deliveries, ...dates })}
        </Text>
      </Stack>
    </li>
  );
}

/** Text that names the order or donation of the event. */
function useSubject({ order_id: orderId, donation_id: donationId }: RefusedPayment): string {
  const { t } = useTranslation('account');
  if (orderId) return t('moderation.payments.order', { id: orderId });
  return donationId ? t('moderation.payments.donation', { id: donationId }) : t('moderation.payments.unnamed');
}

const card = css({ padding: 'var(--space-5) 0', borderBottom: '1px solid var(--line)' });
const strong = css({ fontWeight: 600, overflowWrap: 'anywhere' });
const providerText = css({ overflowWrap: 'anywhere', fontFamily: 'monospace' });
