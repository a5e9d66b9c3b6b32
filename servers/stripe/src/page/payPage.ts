import { html } from 'hono/html';
import type { FieldErrors, FieldName } from '../pay/cardForm.ts';
import type { PayTarget } from '../pay/target.ts';
import { cardField } from './fields.ts';
import { layout, type Markup, type PageFrame } from './layout.ts';
import { fill, formatMoney } from './locale.ts';

export interface PayPageState {
  errors: FieldErrors;
  /** Reason of the last decline, in the payer's language. */
  declineText: string | null;
  values: Partial<Record<FieldName, string>>;
}

const SHOWN_TEST_CARDS = [
  ['4242 4242 4242 4242', 'cardSuccess'],
  ['4000 0000 0000 0002', 'cardDeclined'],
  ['4000 0000 0000 9995', 'cardInsufficient'],
  ['4000 0025 0000 3155', 'cardChallenge'],
] as const;

function orderPart({ lines, totalCents, isMonthly }: PayTarget, { texts, locale }: PageFrame): Markup {
  return html`<section class="order" aria-labelledby="order-title">
    <h2 id="order-title">${texts.order}</h2>
    <ul>
      ${lines.map(
        (item) =>
          html`<li>
            ${item.image ? html`<img src="${item.image}" alt="" width="56" height="56" />` : html`<span class="sleeve"></span>`}
            <span class="name">${item.name}${item.quantity > 1 ? ` × ${item.quantity}` : ''}</span>
            <span class="price">${formatMoney(item.cents, locale)}</span>
          </li>`,
      )}
    </ul>
    <p class="total"><span>${texts.total}</span> <span class="price">${formatMoney(totalCents, locale)}</span></p>
    ${isMonthly ? html`<p>${texts.monthly}</p>` : ''}
  </section>`;
}

function testCards({ texts }: PageFrame): Markup {
  return html`<aside class="test">
    <p>${texts.testModeNote}</p>
    <dl>
      ${SHOWN_TEST_CARDS.map(
        ([number, meaning]) =>
          html`<div>
            <dt><code>${number}</code></dt>
            <dd>${texts[meaning]}</dd>
          </div>`,
      )}
    </dl>
    <p>${texts.cardHint}</p>
  </aside>`;
}

function alertPart(state: PayPageState, { texts }: PageFrame): Markup | '' {
  if (state.declineText) {
    return html`<div class="alert" role="alert"><strong>${texts.declineTitle}</strong> ${state.declineText}</div>`;
  }
  return Object.keys(state.errors).length > 0
    ? html`<div class="alert" role="alert"><strong>${texts.errorSummary}</strong></div>`
    : '';
}

/** The card form and the order's lines. */
export function payPage(frame: PageFrame, target: PayTarget, state: PayPageState): Markup {
  const { texts, locale } = frame;
  const { errors, values } = state;
  return layout(
    { ...frame, hasScript: true },
    html`<h1>${frame.title}</h1>
      <div class="columns">
        ${orderPart(target, frame)}
        <section class="card" aria-labelledby="payment-title">
          <h2 id="payment-title">${texts.payment}</h2>
          ${testCards(frame)} ${alertPart(state, frame)}
          <form method="post" action="${target.path}${target.query}" novalidate data-paying="${texts.paying}">
            ${cardField('email', texts, errors, values.email ?? target.payer.email)}
            ${cardField('cardNumber', texts, errors)} ${cardField('expiry', texts, errors, values.expiry)}
            ${cardField('cvc', texts, errors)} ${cardField('cardholder', texts, errors, values.cardholder)}
            <button class="primary">${fill(texts.pay, { amount: formatMoney(target.totalCents, locale) })}</button>
          </form>
        </section>
      </div>`,
  );
}
