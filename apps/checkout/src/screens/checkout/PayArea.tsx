import { cartTotalCents, type CartItem } from '@fairtone/domain';
import { useIsOffline } from '@fairtone/federation';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { getConfig } from '@fairtone/platform';
import { selectSessionStatus, useAppSelector } from '@fairtone/store';
import { Button, Stack, Text } from '@fairtone/ui';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CartProblem } from '../../features/cart/reviewCart';
import { usePayment } from './usePayment';

interface Props {
  items: readonly CartItem[];
  hasProblems: boolean;
  recheck: () => Promise<Record<string, CartProblem>>;
}

/** The next step: the Pay button for signed-in users, a link to the login for guests. */
export function PayArea({ items, hasProblems, recheck }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const status = useAppSelector(selectSessionStatus);
  const { pay, isPaying } = usePayment(items, recheck);
  const isOffline = useIsOffline();

  if (status === 'guest') {
    return (
      <Stack gap={3}>
        <Button as={Link} to="/login?returnTo=%2Fcheckout" variant="primary" size="large" isFullWidth>
          {t('checkout.signIn')}
        </Button>
        <Text size="caption" tone="muted">
          {t('checkout.signInNote')}
        </Text>
      </Stack>
    );
  }

  return (
    <Stack gap={3}>
      <Button
        variant="primary"
        size="large"
        isFullWidth
        icon={<LockKeyhole size={18} aria-hidden />}
        isLoading={isPaying || status === 'unknown'}
        aria-disabled={hasProblems || isOffline || undefined}
        onClick={() => void pay()}
      >
        {t('checkout.pay', { total: money(cartTotalCents(items)) })}
      </Button>
      <Text size="caption" tone="muted">
        {t(`checkout.${note()}`)}
      </Text>
    </Stack>
  );

  function note() {
    if (isOffline) return 'offline';
    if (hasProblems) return 'sortOut';
    return getConfig().paymentsTestMode ? 'providerTest' : 'provider';
  }
}
