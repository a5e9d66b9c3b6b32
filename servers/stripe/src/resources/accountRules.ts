import type { Account } from '../objects/account.ts';
import { Problem } from '../problem.ts';
import type { Reader } from '../store.ts';

/** The country of the shop's own account. */
export const SHOP_COUNTRY = 'US';

/** Regions in which Stripe transfers to accounts of the full agreement: https://docs.stripe.com/connect/cross-border-payouts */
const TRANSFER_REGION = new Set(
  'AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK US'.split(' '),
);

const isRequested = (wish: { requested: boolean } | undefined) => wish?.requested === true;

interface Wanted {
  country: string;
  capabilities: { transfers?: { requested: boolean }; card_payments?: { requested: boolean } };
  tos_acceptance?: { service_agreement?: 'full' | 'recipient' };
}

/**
 * Refuses accounts that Stripe refuses, in its words as far as they are known: an account that only receives needs the recipient
 * agreement, another country, and Stripe's approval of the shop.
 * @throws Problem
 */
export function checkAccount(reader: Reader, { country, capabilities, tos_acceptance }: Wanted): void {
  const [takesCards, receives] = [isRequested(capabilities.card_payments), isRequested(capabilities.transfers)];
  const isRecipient = tos_acceptance?.service_agreement === 'recipient';
  if (takesCards && !receives) {
    throw new Problem(400, 'Accounts do not currently support `card_payments` without `transfers`.');
  }
  if (isRecipient && takesCards) {
    throw new Problem(400, 'Accounts under the recipient service agreement cannot request `card_payments`.');
  }
  if (isRecipient && country === SHOP_COUNTRY) {
    const message = `The recipient ToS agreement is not supported for platforms in ${SHOP_COUNTRY} creating accounts in ${country}.`;
    throw new Problem(400, message, { param: 'tos_acceptance[service_agreement]' });
  }
  if (receives && !takesCards && !(isRecipient && hasRecipients(reader))) {
    throw new Problem(
      400,
      'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability. If you would like to request `transfers` without `card_payments` please contact us via https://support.stripe.com/contact.',
    );
  }
}

/** Whether Stripe approved the shop for accounts that only receive. A test can take the approval away. */
const hasRecipients = (reader: Reader) => reader.get('platform', 'recipients')?.isApproved ?? true;

/**
 * Refuses transfers that leave the region to an account of the full agreement.
 * @throws Problem
 */
export function requireReachable({ country, tos_acceptance }: Account): void {
  if (tos_acceptance.service_agreement === 'recipient' || TRANSFER_REGION.has(country)) return;
  throw new Problem(
    400,
    `Funds can't be sent to accounts located in ${country} when the account is under the \`full\` service agreement.`,
  ).asOutcome();
}
