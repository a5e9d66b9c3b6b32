import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, type Person } from '../../tests/support/people';
import { call, control, provider, refusal } from '../_testing/calls';

let seller: Person;
beforeEach(async () => {
  seller = await artist();
});
const accountAtProvider = async () => {
  const account = server().from('payment_accounts').select('provider_account_id').eq('artist_id', seller.id).single();
  return provider().accounts.retrieve((await done(account)).provider_account_id);
};

describe('an account that an artist is paid to', () => {
  test.each([
    [undefined, 'US', ['card_payments', 'transfers'], 'full'],
    ['PL', 'PL', ['card_payments', 'transfers'], 'full'],
    ['TR', 'TR', ['transfers'], 'recipient'],
  ])('of a bank in %s: asks for what Stripe gives in %s', async (wish, country, capabilities, agreement) => {
    const { status, body } = await call('connect-onboarding', { country: wish }, seller);
    expect([status, body.url]).toEqual([200, expect.stringContaining('/connect/onboarding/')]);
    const account = await accountAtProvider();
    expect(Object.keys(account.capabilities ?? {}).sort()).toEqual(capabilities);
    expect(account).toMatchObject({ country, tos_acceptance: { service_agreement: agreement } });
  });

  test('says in Stripe’s words that the shop has to apply for a country, and makes no account', async () => {
    await control('recipients', { approved: 'false' });
    const answer = await call('connect-onboarding', { country: 'TR' }, seller);
    await control('recipients', { approved: 'true' });
    expect(refusal(answer)).toEqual([409, 'country_not_offered']);
    expect(answer.body.error?.message).toContain('Your platform needs approval');
    expect(await done(seller.rest.from('payment_accounts').select('details_submitted'))).toEqual([]);
  });

  test('that Stripe does not know any more: refused, not a fault', async () => {
    await call('connect-onboarding', {}, seller);
    const gone = { provider_account_id: `acct_gone_${seller.id}` };
    await done(server().from('payment_accounts').update(gone).eq('artist_id', seller.id));
    expect(refusal(await call('connect-onboarding', {}, seller))).toEqual([409, 'payouts_not_set_up']);
  });
});
