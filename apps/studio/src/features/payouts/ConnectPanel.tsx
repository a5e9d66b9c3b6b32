import { useTranslation } from '@fairtone/i18n';
import { Banner, Button, ErrorState, Skeleton, Stack } from '@fairtone/ui';
import { ExternalLink } from 'lucide-react';
import { useStudioGetPaymentAccountQuery, type PaymentAccount } from '../../api/payoutsApi';
import { useOnboarding } from './useOnboarding';

type ConnectStatus = 'none' | 'started' | 'checking' | 'ready' | 'stopped';
const TONES = { none: 'info', started: 'warning', checking: 'info', ready: 'success', stopped: 'danger' } as const;

function connectStatusOf(account: PaymentAccount | null): ConnectStatus {
  if (!account) return 'none';
  if (account.transfers_enabled && account.payouts_enabled) return 'ready';
  if (!account.details_submitted) return 'started';
  return account.disabled_reason ? 'stopped' : 'checking';
}

/** State of the artist's account at the payment provider, with a link to its form. */
export function ConnectPanel({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const query = useStudioGetPaymentAccountQuery(artistId, { refetchOnMountOrArgChange: true });
  const { open, isOpening, hasFailed } = useOnboarding(artistId);

  if (query.data === undefined && query.isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('connect.loadFailed')}
        retryLabel={t('common:action.retry')}
        query={query}
      />
    );
  }
  if (query.data === undefined) return <Skeleton height={96} />;
  const status = connectStatusOf(query.data);
  return (
    <Stack gap={4} align="start">
      <Banner tone={TONES[status]}>{t(`connect.standing.${status}`)}</Banner>
      {hasFailed && <Banner tone="danger">{t('connect.failed')}</Banner>}
      <Button
        variant={status === 'ready' ? 'secondary' : 'primary'}
        icon={<ExternalLink size={16} aria-hidden />}
        isLoading={isOpening}
        onClick={() => void open()}
      >
        {t(`connect.action.${status}`)}
      </Button>
    </Stack>
  );
}
