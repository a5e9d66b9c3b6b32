import {
  suggestedHighCents,
  parseDollars,
  PRICE_MAX_CENTS,
  refuseAmount,
  SUGGESTED_DEFAULT_CENTS,
  type AmountRefusal,
} from '@fairtone/domain';
import { useState } from 'react';

const asText = (cents: number) => (cents / 100).toFixed(2);

/** The amount that a listener chooses, as typed, slid or picked. */
export function useAmount(minimumCents: number, suggestedCents: number | null) {
  const suggested = Math.max(suggestedCents ?? SUGGESTED_DEFAULT_CENTS, minimumCents);
  const [text, setText] = useState(asText(suggested));
  const cents = parseDollars(text);
  const refusal: AmountRefusal | null = refuseAmount(cents, minimumCents);

  return {
    text,
    /** Null while the text is no amount. */
    cents,
    refusal,
    /** Keeps every character that was typed: dropping some would turn `1e9` or `-5` into another amount. */
    type: setText,
    pick: (picked: number) => setText(asText(Math.max(picked, minimumCents))),
    picks: {
      minimum: minimumCents,
      suggested,
      generous: Math.min(suggestedHighCents(suggested), PRICE_MAX_CENTS),
    },
  };
}
