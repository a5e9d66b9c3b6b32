import { css } from '@emotion/react';
import { useFormatters, useLanguage, useTranslation } from '@fairtone/i18n';
import { getConfig } from '@fairtone/platform';
import { Button } from '@fairtone/ui';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { returnUrl } from './confirmationUrl';
import { loadStripe } from './loadStripe';

interface Props {
  clientSecret: string;
  amountCents: number;
  artistId: string;
  onPaid: () => void;
  /** Called with an error text for the reader. */
  onFail: (description: string) => void;
}

/** Stripe's card form, in Stripe's own iframe: card numbers never reach this page. */
export function CardForm({ clientSecret, amountCents, artistId, onPaid, onFail }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const locale = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const fail = useRef(onFail);
  fail.current = onFail;

  useEffect(() => {
    let isGone = false;
    const key = getConfig().stripePublishableKey;
    void (key ? loadStripe(key, { locale }) : Promise.resolve(null))
      .catch(() => null)
      .then((stripe) => {
        if (isGone) return;
        if (!stripe || !place.current) return fail.current(t('support.error.noProvider'));
        const elements = stripe.elements({ clientSecret });
        elements.create('payment').mount(place.current);
        setReady({ stripe, elements });
      });
    return () => {
      isGone = true;
    };
  }, [clientSecret, locale, t]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!ready || isPaying) return;
    const { stripe, elements } = ready;
    if (!elements.getElement('payment')) return onFail(t('support.error.noCardElement'));
    setIsPaying(true);
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl(artistId) },
      redirect: 'if_required',
    });
    setIsPaying(false);
    if (error) onFail(error.message ?? t('support.error.generic'));
    else onPaid();
  }

  return (
    <form css={form} onSubmit={handleSubmit}>
      <div ref={place} css={frame} />
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isPaying || !ready}>
        {t('support.give', { amount: money(amountCents) })}
      </Button>
    </form>
  );
}

const form = css({ display: 'grid', gap: 'var(--space-5)' });
const frame = css({ minHeight: 220 });
