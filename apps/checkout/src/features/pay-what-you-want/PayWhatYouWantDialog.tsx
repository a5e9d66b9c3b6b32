import { css } from '@emotion/react';
import type { DialogProps } from '@fairtone/contracts';
import { artistShareCents, SLIDER_MAX_CENTS, SLIDER_STEP_CENTS } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { CoverLine } from '@fairtone/music';
import { Button, Dialog, Slider, Stack, Text, TextField } from '@fairtone/ui';
import { ArtistShare } from '../ArtistShare';
import { AmountPicks } from './AmountPicks';
import { amountRefusalText } from './amountRefusalText';
import { useAmount } from './useAmount';
import { useTakeAlbum } from './useTakeAlbum';

/** Dialog in which a listener names the price of an album. Price 0, where the artist allows it, skips the cart. */
export function Component({
  album,
  minimumCents,
  suggestedCents,
  message,
  onClose,
}: DialogProps<'checkout.payWhatYouWant'>) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const amount = useAmount(minimumCents, suggestedCents);
  const { take, isTaking } = useTakeAlbum(album, onClose);
  const isFree = amount.cents === 0 && !amount.refusal;
  const error = amount.refusal && amountRefusalText(amount.refusal, minimumCents, t, money);

  const submit = () => {
    if (amount.cents !== null && !amount.refusal) void take(amount.cents);
  };

  return (
    <Dialog
      size="small"
      title={t('pwyw.title')}
      closeLabel={t('action.close')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isLoading={isTaking}
          aria-disabled={amount.refusal !== null || undefined}
          onClick={submit}
        >
          {isFree ? t('pwyw.takeFree') : t('pwyw.addToCart')}
        </Button>
      }
    >
      <Stack as="form" gap={5} onSubmit={(event) => (event.preventDefault(), submit())}>
        <CoverLine
          coverUrl={album.coverImage}
          coverPx={64}
          title={<Text css={styles.title}>{album.title}</Text>}
          artist={album.artist}
        />
        {message && (
          <blockquote css={styles.message}>
            <Text>{message}</Text>
          </blockquote>
        )}
        <TextField
          label={t('pwyw.amount')}
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
          css={styles.amount}
          value={amount.text}
          onChange={(event) => amount.type(event.target.value)}
          description={
            !error && (minimumCents > 0 ? t('pwyw.minimumNote', { minimum: money(minimumCents) }) : t('pwyw.freeNote'))
          }
          error={error}
        />
        {minimumCents < SLIDER_MAX_CENTS && (
          <Slider
            label={t('pwyw.slider')}
            min={minimumCents - (minimumCents % SLIDER_STEP_CENTS)}
            max={SLIDER_MAX_CENTS}
            step={SLIDER_STEP_CENTS}
            value={Math.min(amount.cents ?? minimumCents, SLIDER_MAX_CENTS)}
            valueText={money(amount.cents ?? minimumCents)}
            onValueChange={amount.pick}
          />
        )}
        <AmountPicks picks={amount.picks} chosenCents={amount.cents} onPick={amount.pick} />
        <ArtistShare
          shareCents={amount.refusal ? null : artistShareCents(amount.cents ?? 0)}
          label={t('pwyw.artistReceives', { artist: album.artist })}
        />
      </Stack>
    </Dialog>
  );
}

const styles = {
  title: css({ fontWeight: 600 }),
  message: css({ paddingLeft: 'var(--space-4)', borderLeft: '2px solid var(--accent)', whiteSpace: 'pre-line' }),
  amount: css({ '& input': { fontSize: 'var(--size-title)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' } }),
};
