import { css } from '@emotion/react';
import { artistShareCents } from '@fairtone/domain';
import { Trans, useFormatters, useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';

interface Props {
  /** Null while no amount is typed. */
  amountCents: number | null;
  sharePercent: number;
}

const style = css({ marginTop: 'var(--space-3)', '& strong': { fontVariantNumeric: 'tabular-nums' } });

/** The artist's share as text: "You receive $6.80 of each sale (85%)." */
export function YouReceive({ amountCents, sharePercent }: Props) {
  const { t } = useTranslation('studio');
  const { money, percent } = useFormatters();
  if (!amountCents) return null;
  const values = { amount: money(artistShareCents(amountCents)), share: percent(sharePercent / 100) };
  return (
    <Text css={style} aria-live="polite">
      <Trans t={t} i18nKey="pricing.youReceive" values={values} components={{ strong: <strong /> }} />
    </Text>
  );
}
