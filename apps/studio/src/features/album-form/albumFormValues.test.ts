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

describe('the stored price', () => {
  it('is 0 for a free album', () => {
    expect(valuesToWrite({ ...form, priceOption: 'free' }).price).toBe(0);
  });

  it('is the dollars times 100, as a whole number, for a fixed price', () => {
    expect(valuesToWrite({ ...form, priceOption: 'fixed' }).price).toBe(805);
    expect(valuesToWrite({ ...form, priceOption: 'fixed', fixedPrice: '0.99' }).price).toBe(99);
  });

  it('is null for pay what you want, with minimum and suggestion in cents', () => {
    expect(valuesToWrite({ ...form, priceOption: 'pay_what_you_want', minimumPrice: '3' })).toMatchObject({
      price: null,
      minimum_price: 300,
      suggested_price: 500,
    });
  });
});

describe('the form of a stored album', () => {
  it('has the option pay what you want without a price', () =>
    expect(stored(null).priceOption).toBe('pay_what_you_want'));

  it('has the option free for the price 0', () =>
    expect(stored(0)).toMatchObject({ priceOption: 'free', fixedPrice: '' }));

  it('has a fixed price in dollars, with two decimals, for any other price', () => {
    expect(stored(850)).toMatchObject({ priceOption: 'fixed', fixedPrice: '8.50' });
  });

  it('reads and writes genres separated by commas', () => {
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

  it('is shown in the zone in which it was chosen, and stored as an instant with its date', () => {
    const values = stored(0, release);
    expect(values).toMatchObject({ releaseDate: '2026-11-24', releaseTime: '00:00', releaseZone: 'Europe/Warsaw' });
    expect(valuesToWrite(values)).toMatchObject({ ...release, release_at: '2026-11-23T23:00:00.000Z' });
  });

  it('is the release date when no time was stored, and midnight UTC while the album is scheduled', () => {
    const dayOnly = { release_date: '2026-11-24' };
    expect(stored(0, dayOnly)).toMatchObject({ releaseDate: '2026-11-24', releaseTime: '00:00' });
    const scheduled = stored(0, { ...dayOnly, state: 'scheduled' });
    expect(valuesToWrite(scheduled).release_at).toBe('2026-11-24T00:00:00.000Z');
  });

  it('is shown in the zone of the device when the device does not support the stored zone', () => {
    expect(stored(0, { ...release, release_zone: 'Mars/Olympus' }).releaseZone).not.toBe('Mars/Olympus');
  });
});
