import type { Genre } from '@fairtone/domain';
import type { AvatarRequest } from '../covers/index';

type DemoTrack = {
  title: string;
  /** Seed of the music; unique for each track. */
  seed: number;
  /** Wanted length in seconds. Pieces end on a whole bar. */
  seconds: number;
  /** Defaults to the first genre of the album. */
  genre?: Genre;
};

/** Cents; 0 is free, null is name-your-price. */
type DemoPrice =
  | { price: number }
  | { price: null; minimumPrice: number; suggestedPrice: number; pricingMessage: string };

export type DemoAlbum = DemoPrice & {
  /** Identifies the album in the demo data; its ids are derived from it, so it never changes. */
  key: string;
  title: string;
  description: string;
  /** The first genre decides the style of cover and music. */
  genres: [Genre, ...Genre[]];
  /** Days before the demo is created, so that the shop always has recent albums. */
  releasedDaysAgo: number;
  /** The format that the artist uploaded. */
  master: 'mp3' | 'wav' | 'flac';
  coverSeed: number;
  accent?: string;
  tracks: DemoTrack[];
};

export type DemoArtist = {
  key: string;
  name: string;
  location: string;
  bio: string;
  genres: [Genre, ...Genre[]];
  links: Partial<Record<'website' | 'instagram' | 'twitter' | 'facebook' | 'youtube' | 'other', string>>;
  joinedDaysAgo: number;
  /** Popularity from 1 (few plays) to 5 (many). */
  fame: 1 | 2 | 3 | 4 | 5;
  portrait: Omit<AvatarRequest['artist'], 'name'>;
  albums: DemoAlbum[];
};

export type DemoListener = {
  key: string;
  name: string;
  location: string;
  bio: string;
  joinedDaysAgo: number;
  portrait: Omit<AvatarRequest['artist'], 'name'>;
};

/** Keys of artists, albums and listeners are those of this catalogue; a track is its album and its number from 1. */
type DemoTrackRef = { album: string; track: number };

export type DemoOrder = { buyer: string; daysAgo: number; items: { album: string; amountCents?: number }[] };

export type DemoPlaylist = {
  key: string;
  owner: string;
  name: string;
  description: string;
  isShared: boolean;
  tracks: DemoTrackRef[];
};

/** The albums that one listener plays often: a share of all their plays for each album. */
export type DemoHabit = { listener: string; plays: number; albums: { album: string; weight: number }[] };

export type DemoActivity = {
  orders: DemoOrder[];
  playlists: DemoPlaylist[];
  follows: { follower: string; artists: string[] }[];
  favourites: { listener: string; albums: string[]; tracks: DemoTrackRef[] }[];
  habits: DemoHabit[];
  /** Plays by guests in the last 30 days. */
  guestPlays: number;
};

export type DemoCatalog = { artists: DemoArtist[]; listeners: DemoListener[]; activity: DemoActivity };
