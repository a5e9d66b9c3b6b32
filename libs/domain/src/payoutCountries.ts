/**
 * Countries whose artists Stripe pays under its full agreement: the United States, Canada, the United Kingdom, Switzerland and the
 * European Economic Area (https://docs.stripe.com/connect/cross-border-payouts).
 */
const FULL =
  'AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK US'.split(' ');

/** Countries that Stripe pays to recipients only, which the shop has to apply for. */
const RECIPIENTS =
  'AE AG AL AM AO AR AU AZ BA BD BH BJ BN BO BS BT BW CI CL CO CR DO DZ EC EG ET GA GH GM GT GY HK ID IL IN JM JO JP KE KH KR KW KZ LA LC LK MA MC MD MG MK MN MO MU MX MY MZ NA NE NG NZ OM PA PE PH PK PY QA RS RW SA SG SM SN SV TH TN TR TT TW TZ UY UZ VN ZA'.split(
    ' ',
  );

/** ISO 3166 codes of the countries in which an artist may have a bank account for payouts, sorted by code. */
export const PAYOUT_COUNTRIES: readonly string[] = [...FULL, ...RECIPIENTS].sort();

export type PayoutAgreement = 'full' | 'recipient';

/**
 * The agreement under which Stripe lets a shop pay an artist. `full`: the account may take cards too, and Stripe wants both asked for.
 * `recipient`: it only receives, which Stripe approves for each shop. An agreement that was accepted never changes
 * (https://docs.stripe.com/connect/service-agreement-types).
 * @param shop country of the shop's own account
 * @param artist country of the artist's bank
 */
export function payoutAgreement(shop: string, artist: string): PayoutAgreement {
  return shop === artist || (FULL.includes(shop) && FULL.includes(artist)) ? 'full' : 'recipient';
}
