import { css } from '@emotion/react';
import { artistShareCents, DONATION_DEFAULT_CENTS, parseDollars, refuseDonation } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Avatar, Button, Text, TextField } from '@fairtone/ui';
import { useState, type FormEvent } from 'react';
import { ArtistShare } from '../ArtistShare';

interface Props {
  artistName: string;
  avatarUrl: string | null;
  isProcessing: boolean;
  onGive: (amountCents: number) => Promise<unknown>;
}

/** Form for the monthly amount. */
export function SupportForm({ artistName, avatarUrl, isProcessing, onGive }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const [dollars, setDollars] = useState(String(DONATION_DEFAULT_CENTS / 100));
  const cents = parseDollars(dollars);
  const refusal = refuseDonation(cents);
  const givenCents = refusal ? null : cents;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (givenCents !== null && !isProcessing) void onGive(givenCents);
  }

  return (
    // `noValidate`: the form shows its own error text, not the browser's.
    <form css={form} noValidate onSubmit={handleSubmit}>
      <div css={head}>
        <Avatar url={avatarUrl} name={artistName} size={56} />
        <Text>{t('support.text', { artist: artistName })}</Text>
      </div>
      <TextField
        label={t('support.amount')}
        // Not `type="number"`: browsers clear invalid input and accept `1e9`; the typed text must stay and get an error text.
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        css={amount}
        value={dollars}
        readOnly={isProcessing}
        onChange={(event) => setDollars(event.target.value)}
        error={refusal && t(`support.error.${refusal}`)}
      />
      <ArtistShare
        shareCents={givenCents === null ? null : artistShareCents(givenCents)}
        label={t('support.artistReceives', { artist: artistName })}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isLoading={isProcessing}
        aria-disabled={refusal !== null || undefined}
      >
        {buttonText()}
      </Button>
      <Text size="caption" tone="muted">
        {t('support.note')}
      </Text>
    </form>
  );

  function buttonText() {
    if (isProcessing) return t('support.processing');
    return givenCents === null ? t('support.giveMonthly') : t('support.give', { amount: money(givenCents) });
  }
}

const form = css({ display: 'grid', gap: 'var(--space-5)' });
const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'var(--space-4)',
  alignItems: 'center',
});
const amount = css({
  '& input': { fontSize: 'var(--size-title)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
