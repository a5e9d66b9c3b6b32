/** @jest-environment node */
import { renderMail } from './renderMail.ts';

const SITE = 'https://fairtone.example';
const render = (kind: string, payload: object) =>
  renderMail({ kind, language: 'en', payload, name: 'Zoë' }, { siteUrl: SITE, unsubscribeUrl: null });

const walks = { title: 'Night Walks', artist_name: 'Ada Okafor', amount_cents: 1000 };
const ofWalks = { order_id: 'FT-1042', items: [walks], amount_cents: 1000, left_cents: 319 };
const ofPart = { order_id: 'FT-1042', items: [], amount_cents: 300, left_cents: 1019, at: '2026-03-05T23:30:00Z' };
const ofSupport = { artist_name: 'Ada Okafor', amount_cents: 500, left_cents: 0 };
const sentBack = { event: 'refund_failed', order_id: 'FT-1042', items: [], amount_cents: 1000, left_cents: 1319 };

describe('the button of an e-mail', () => {
  const linkOf = (kind: string, payload: object) => render(kind, payload).link?.replace(SITE, '');
  const sold = { event: 'refunded', album_title: 'Night Walks', amount_cents: 1000, share_cents: 850 };

  it('links artists to their payouts or sales', () => {
    for (const kind of ['payout', 'payout_failed'])
      expect(linkOf(kind, { amount_cents: 100, period: '2026-03' })).toBe('/artist-settings?tab=payments');
    for (const kind of ['sale', 'sale_update']) expect(linkOf(kind, sold)).toBe('/dashboard?tab=sales');
    expect(linkOf('donation_started', { giver_name: 'Lena', amount_cents: 500 })).toBe('/dashboard?tab=sales');
  });

  it('links buyers to the receipt of the refunded order, and givers to their donations', () => {
    expect(linkOf('refund', ofWalks)).toBe('/receipt/FT-1042');
    expect(linkOf('refund', ofSupport)).toBe('/settings?tab=payments');
    expect(linkOf('receipt', { ...ofWalks, total_cents: 1000 })).toBe('/dashboard?tab=purchases');
  });
});

describe('the e-mail of a refund', () => {
  const textOf = (payload: object) => render('refund', payload).text;

  it('names the refunded albums, and the amount that stays paid', () => {
    expect(textOf(ofWalks)).toContain('Refunded music can no longer be downloaded.');
    expect(textOf(ofWalks)).toContain('Night Walks · Ada Okafor: $10.00\nLeft of your payment: $3.19');
    expect(textOf({ ...ofWalks, amount_cents: 1080 })).toContain('Refunded: $10.80');
  });

  it('names a failed refund, and the amount that stays paid', () => {
    expect(textOf(sentBack)).toContain('The bank sent your refund of $10.00 back to us.');
    expect(textOf(sentBack)).toContain('Left of your payment: $13.19');
    expect(textOf(sentBack)).not.toContain('We have refunded');
  });

  it('says that the buyer keeps the music when no album was refunded', () => {
    const text = textOf(ofPart);
    expect(text).toContain('You keep what you bought.');
    expect(text).toContain('Refunded: $3.00\nLeft of your payment: $10.19');
    expect(text).toContain('Refunded on March 5, 2026');
    expect(text).not.toContain('can no longer be downloaded');
  });
});
