import Stripe from 'stripe';
import { Refusal } from '../_shared/refusal.ts';

/** Versions of one release (`2026-10-28.endive`: endive) only add to each other: https://docs.stripe.com/api/versioning */
const releaseOf = (version: string) => version.split('.')[1] ?? version;

/**
 * An event has the API version of its endpoint, and another release may have other fields. Events without a version
 * are accepted: only those from before 2014 have none.
 * @throws Refusal 400 `wrong_api_version`
 */
export function requireKnownVersion({ api_version: version }: Stripe.Event): void {
  if (!version || releaseOf(version) === releaseOf(Stripe.API_VERSION)) return;
  throw new Refusal(
    400,
    'wrong_api_version',
    `The event is written in version ${version}. Make the webhook endpoint with version ${Stripe.API_VERSION}.`,
  );
}
