import { isApiError } from '@fairtone/api';
import { useTranslation } from '@fairtone/i18n';
import { Banner, Button, ErrorState, Skeleton, Stack } from '@fairtone/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useStudioGetPaymentAccountQuery, type PaymentAccount } from '../../api/payoutsApi';
import { CountrySelect } from './CountrySelect';
import { likelyCountry } from './likelyCountry';
import { useOnboarding } from './useOnboarding';

type ConnectStatus = 'none' | 'started' | 'checking' | 'ready' | 'stopped';
const TONES = { none: 'info', started: 'warning', checking: 'info', ready: 'success', stopped: 'danger' } as const;

function connectStatusOf(account: PaymentAccount | null): ConnectStatus {
  if (!account) return 'none';
  if (account.transfers_enabled && account.payouts_enabled) return 'ready';
  if (!account.details_submitted) return 'started';
  return account.disabled_reason ? 'stopped' : 'checking';
}

/** Refusals that say what the shop lacks, with a text of their own. */
const REFUSALS = ['country_not_offered', 'payouts_not_set_up'] as const;

/** The payout account: its state at the provider, and the link to its form. */
export function ConnectPanel({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const query = useStudioGetPaymentAccountQuery(artistId, { refetchOnMountOrArgChange: true });
  const { open, isOpening, error } = useOnboarding(artistId);
  const [country, setCountry] = useState(likelyCountry);

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
  const refusal = REFUSALS.find((code) => isApiError(error) && error.code === code);
  return (
    <Stack gap={4} align="start">
      <Banner tone={TONES[status]}>{t(`connect.standing.${status}`)}</Banner>
      {error && <Banner tone="danger">{t(refusal ? `connect.refused.${refusal}` : 'connect.failed')}</Banner>}
      {status === 'none' && <CountrySelect country={country} onChange={setCountry} />}
      <Button
        variant={status === 'ready' ? 'secondary' : 'primary'}
        icon={<ExternalLink size={16} aria-hidden />}
        isLoading={isOpening}
        onClick={() => void open(status === 'none' ? country : undefined)}
      >
        {t(`connect.action.${status}`)}
      </Button>
    </Stack>
  );
}
