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

/** The amount that a listener types, sets with the slider or picks from the suggestions, in US cents. */
export function useAmount(minimumCents: number, suggestedCents: number | null) {
  const suggested = Math.max(suggestedCents ?? SUGGESTED_DEFAULT_CENTS, minimumCents);
  const [text, setText] = useState(asText(suggested));
  const cents = parseDollars(text);
  const refusal: AmountRefusal | null = refuseAmount(cents, minimumCents);

  return {
    text,
    /** Null while the text is not a valid amount. */
    cents,
    refusal,
    /** Keeps every typed character: `1e9` without its `e` would be another amount. */
    type: setText,
    pick: (picked: number) => setText(asText(Math.max(picked, minimumCents))),
    picks: {
      minimum: minimumCents,
      suggested,
      generous: Math.min(suggestedHighCents(suggested), PRICE_MAX_CENTS),
    },
  };
}
