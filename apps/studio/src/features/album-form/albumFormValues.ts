import { joinGenres, parseDollars, priceOption, splitGenres, SUGGESTED_DEFAULT_CENTS } from '@fairtone/domain';
import type { StudioAlbum } from '../../api/albumSchemas';
import { readOptional, type AlbumFormValues } from './albumFormSchema';

/** The columns of an album that its artist writes. */
export interface AlbumWrite {
  title: string;
  description: string | null;
  release_date: string;
  genre: string;
  price: number | null;
  minimum_price: number | null;
  suggested_price: number | null;
  pricing_message: string | null;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The calendar day where the artist is, as `<input type="date">` writes it. */
export function today(now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

export function newAlbumValues(): AlbumFormValues {
  return {
    title: '',
    description: '',
    releaseDate: today(),
    genres: [],
    priceOption: 'fixed',
    fixedPrice: '',
    minimumPrice: '',
    suggestedPrice: dollars(SUGGESTED_DEFAULT_CENTS),
    pricingMessage: '',
  };
}

export function albumToValues(album: StudioAlbum): AlbumFormValues {
  const option = priceOption(album.price);
  const { minimum_price: minimum, suggested_price: suggested } = album;
  return {
    title: album.title,
    description: album.description ?? '',
    releaseDate: album.release_date,
    genres: splitGenres(album.genre),
    priceOption: option,
    fixedPrice: option === 'fixed' ? dollars(album.price ?? 0) : '',
    minimumPrice: minimum ? dollars(minimum) : '',
    suggestedPrice: suggested === null ? dollars(SUGGESTED_DEFAULT_CENTS) : dollars(suggested),
    pricingMessage: album.pricing_message ?? '',
  };
}

/** @param values a form that passed its schema */
export function valuesToWrite(values: AlbumFormValues): AlbumWrite {
  const isOpen = values.priceOption === 'pay_what_you_want';
  const fixed = values.priceOption === 'fixed' ? parseDollars(values.fixedPrice) : 0;
  return {
    title: values.title,
    description: values.description || null,
    release_date: values.releaseDate,
    genre: joinGenres(values.genres),
    price: isOpen ? null : fixed,
    minimum_price: isOpen ? (readOptional(values.minimumPrice) ?? 0) : null,
    suggested_price: isOpen ? (readOptional(values.suggestedPrice) ?? null) : null,
    pricing_message: (isOpen && values.pricingMessage) || null,
  };
}
