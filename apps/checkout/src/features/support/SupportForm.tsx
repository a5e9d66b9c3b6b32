import { css } from '@emotion/react';
import { artistShareCents, DONATION_DEFAULT_CENTS, DONATION_MIN_CENTS, parseDollars } from '@fairtone/domain';
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

/** How much each month. */
export function SupportForm({ artistName, avatarUrl, isProcessing, onGive }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const [dollars, setDollars] = useState(String(DONATION_DEFAULT_CENTS / 100));
  const cents = parseDollars(dollars);
  const isEnough = cents !== null && cents >= DONATION_MIN_CENTS;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isEnough && !isProcessing) void onGive(cents);
  }

  return (
    // Our own words beside the field instead of the browser's.
    <form css={form} noValidate onSubmit={handleSubmit}>
      <div css={head}>
        <Avatar url={avatarUrl} name={artistName} size={56} />
        <Text>{t('support.text', { artist: artistName })}</Text>
      </div>
      <TextField
        label={t('support.amount')}
        type="number"
        inputMode="decimal"
        min={1}
        step={0.01}
        prefix="$"
        css={amount}
        value={dollars}
        readOnly={isProcessing}
        onChange={(event) => setDollars(event.target.value)}
        error={!isEnough && t('support.error.donation_too_small')}
      />
      <ArtistShare
        shareCents={isEnough ? artistShareCents(cents) : null}
        label={t('support.artistReceives', { artist: artistName })}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isLoading={isProcessing}
        aria-disabled={!isEnough || undefined}
      >
        {isProcessing
          ? t('support.processing')
          : t('support.give', { amount: money(isEnough ? cents : DONATION_MIN_CENTS) })}
      </Button>
      <Text size="caption" tone="muted">
        {t('support.note')}
      </Text>
    </form>
  );
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
