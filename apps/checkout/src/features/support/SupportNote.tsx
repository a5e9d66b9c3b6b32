import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Stack, Text } from '@fairtone/ui';

/** Explains why no amount can be chosen, with the present monthly amount if there is one. */
export function SupportNote({ text, amountCents }: { text: string; amountCents?: number }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  return (
    <Stack gap={3}>
      <Text>{text}</Text>
      {amountCents !== undefined && <Text tone="muted">{t('support.monthly', { amount: money(amountCents) })}</Text>}
    </Stack>
  );
}
