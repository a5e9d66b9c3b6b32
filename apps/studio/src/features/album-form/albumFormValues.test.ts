/** @jest-environment node */
import type { StudioAlbum } from '../../api/albumSchemas';
import { albumToValues, newAlbumValues, valuesToWrite } from './albumFormValues';

const form = { ...newAlbumValues(), title: 'Two Words', genres: ['Jazz', 'R&B'], fixedPrice: '8.05' };
const stored = (price: number | null, release: Partial<StudioAlbum> = {}) =>
  albumToValues({
    release_date: '2026-01-02',
    release_at: null,
    release_zone: null,
    ...release,
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

describe('the release moment', () => {
  const release = {
    release_date: '2026-11-24',
    release_at: '2026-11-23T23:00:00+00:00',
    release_zone: 'Europe/Warsaw',
  };

  it('is shown in the zone in which it was chosen, and written as one instant with its day', () => {
    const values = stored(0, release);
    expect(values).toMatchObject({ releaseDate: '2026-11-24', releaseTime: '00:00', releaseZone: 'Europe/Warsaw' });
    expect(valuesToWrite(values)).toMatchObject({ ...release, release_at: '2026-11-23T23:00:00.000Z' });
  });

  it('of an album with a day alone is that day; while it is scheduled, the instant at which it comes out', () => {
    const dayOnly = { release_date: '2026-11-24' };
    expect(stored(0, dayOnly)).toMatchObject({ releaseDate: '2026-11-24', releaseTime: '00:00' });
    const scheduled = stored(0, { ...dayOnly, state: 'scheduled' });
    expect(valuesToWrite(scheduled).release_at).toBe('2026-11-24T00:00:00.000Z');
  });

  it('in a zone that this device does not know is shown in its own', () => {
    expect(stored(0, { ...release, release_zone: 'Mars/Olympus' }).releaseZone).not.toBe('Mars/Olympus');
  });
});
