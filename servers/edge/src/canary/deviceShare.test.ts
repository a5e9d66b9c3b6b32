/** @jest-environment node */
import { isInCanary } from '@fairtone/domain';
import { createShareDealer } from './deviceShare.ts';

const dealer = createShareDealer();

describe('the number of a device', () => {
  it('gives a canary of half the devices to half of a thousand new ones', () => {
    const shares = Array.from({ length: 1000 }, () => dealer.deal());
    const inside = shares.filter((share) => isInCanary(share, { name: 'catalog', version: '2' }, 50));
    expect(inside.length).toBeGreaterThanOrEqual(480);
    expect(inside.length).toBeLessThanOrEqual(520);
  });

  it('reads the number that it assigned', () => {
    const share = dealer.deal();
    const [pair] = dealer.cookie(share, true).split(';');
    expect(dealer.read(`theme=dark; ${pair}`)).toBe(share);
  });

  it.each([
    '',
    'fairtone_share=',
    'fairtone_share=-1',
    'fairtone_share=12345',
    'fairtone_share=1e3',
    'x_fairtone_share=5',
  ])('takes "%s" for no number', (cookies) => {
    expect(dealer.read(cookies)).toBeNull();
  });
});
