/** @jest-environment node */
import type { StudioAlbum } from '../../api/albumSchemas';
import { albumToValues, newAlbumValues, valuesToWrite } from './albumFormValues';

const form = { ...newAlbumValues(), title: 'Two Words', genres: ['Jazz', 'R&B'], fixedPrice: '8.05' };
const stored = (price: number | null) =>
  albumToValues({
    title: 'Two Words',
    genre: 'Jazz',
    price,
    minimum_price: null,
    suggested_price: null,
  } as StudioAlbum);

describe('the price that is stored', () => {
  it('of a free album is 0', () => {
    expect(valuesToWrite({ ...form, priceOption: 'free' }).price).toBe(0);
  });

  it('of a fixed price is its dollars times 100, as a whole number', () => {
    expect(valuesToWrite({ ...form, priceOption: 'fixed' }).price).toBe(805);
    expect(valuesToWrite({ ...form, priceOption: 'fixed', fixedPrice: '0.99' }).price).toBe(99);
  });

  it('of pay what you want is null, with minimum and suggestion in cents', () => {
    expect(valuesToWrite({ ...form, priceOption: 'pay_what_you_want', minimumPrice: '3' })).toMatchObject({
      price: null,
      minimum_price: 300,
      suggested_price: 500,
    });
  });
});

describe('an album that is edited', () => {
  it('without a price is pay what you want', () => expect(stored(null).priceOption).toBe('pay_what_you_want'));

  it('of price 0 is free', () => expect(stored(0)).toMatchObject({ priceOption: 'free', fixedPrice: '' }));

  it('else has a fixed price, in dollars with two decimals', () => {
    expect(stored(850)).toMatchObject({ priceOption: 'fixed', fixedPrice: '8.50' });
  });

  it('has its genres stored with commas', () => {
    expect(valuesToWrite(form).genre).toBe('Jazz, R&B');
    expect(stored(0).genres).toEqual(['Jazz']);
  });
});
