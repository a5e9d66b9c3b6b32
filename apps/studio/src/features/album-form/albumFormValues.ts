import {
  deviceZone,
  instantOf,
  isKnownZone,
  joinGenres,
  localMoment,
  parseDollars,
  priceOption,
  splitGenres,
  SUGGESTED_DEFAULT_CENTS,
} from '@fairtone/domain';
import type { StudioAlbum } from '../../api/albumSchemas';
import { releaseTimeOf } from '../release-time/releaseTimeOf';
import { readOptional, type AlbumFormValues } from './albumFormSchema';

/** The columns of an album that its artist writes. */
export interface AlbumWrite {
  title: string;
  description: string | null;
  release_date: string;
  release_at: string | null;
  release_zone: string;
  genre: string;
  price: number | null;
  minimum_price: number | null;
  suggested_price: number | null;
  pricing_message: string | null;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

type ReleaseValues = Pick<AlbumFormValues, 'releaseDate' | 'releaseTime' | 'releaseZone'>;

/** Release time of an album whose artist has not chosen one. */
const MIDNIGHT = '00:00';

/** The chosen instant as ISO 8601; null while date or time are missing. */
export const releaseInstant = ({ releaseDate, releaseTime, releaseZone }: ReleaseValues): string | null =>
  instantOf({ day: releaseDate, time: releaseTime, zone: releaseZone });

/**
 * Day, time and zone of an album's release, in the artist's zone, or in the device's zone when the device does not
 * support that one.
 */
function releaseValues(album: StudioAlbum): ReleaseValues {
  const releaseZone = isKnownZone(album.release_zone) ? album.release_zone : deviceZone();
  // While an album is scheduled, its instant counts; otherwise the date that the artist chose.
  const at = album.release_at ?? (album.state === 'scheduled' ? releaseTimeOf(album) : null);
  if (at === null) return { releaseDate: album.release_date, releaseTime: MIDNIGHT, releaseZone };
  const { day, time } = localMoment(at, releaseZone);
  return { releaseDate: day, releaseTime: time, releaseZone };
}

export function newAlbumValues(): AlbumFormValues {
  return {
    title: '',
    description: '',
    releaseDate: localMoment(new Date().toISOString(), deviceZone()).day,
    releaseTime: MIDNIGHT,
    releaseZone: deviceZone(),
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
    ...releaseValues(album),
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
    release_at: releaseInstant(values),
    release_zone: values.releaseZone,
    genre: joinGenres(values.genres),
    price: isOpen ? null : fixed,
    minimum_price: isOpen ? (readOptional(values.minimumPrice) ?? 0) : null,
    suggested_price: isOpen ? (readOptional(values.suggestedPrice) ?? null) : null,
    pricing_message: (isOpen && values.pricingMessage) || null,
  };
}
