import type { Change } from '../change.ts';
import { statusFields, type Account, type AccountStatus } from '../objects/account.ts';

/** Sets the result of the onboarding, or of a later review. */
export function setAccountStatus(change: Change, account: Account, standing: Exclude<AccountStatus, 'new'>): Account {
  const { charges_enabled, details_submitted, payouts_enabled } = account;
  const updated: Account = { ...account, ...statusFields(standing, account.capabilities) };
  change.put('account', account.id, updated);
  change.emit('account.updated', updated, {
    account: account.id,
    previous: { charges_enabled, details_submitted, payouts_enabled },
  });
  return updated;
}
