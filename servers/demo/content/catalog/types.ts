import type { Genre } from '@fairtone/domain';
import type { AvatarRequest } from '../covers/index';

type DemoTrack = {
  title: string;
  /** Of the music; no two tracks have the same. */
  seed: number;
  /** Wished length. Pieces end on a whole bar. */
  seconds: number;
  /** Without it, the first genre of the album. */
  genre?: Genre;
};

/** Cents; 0 is free, null lets buyers name their price. */
type DemoPrice =
  | { price: number }
  | { price: null; minimumPrice: number; suggestedPrice: number; pricingMessage: string };

export type DemoAlbum = DemoPrice & {
  /** Names the album inside the demo data; its ids grow from it, so it never changes. */
  key: string;
  title: string;
  description: string;
  /** The first one decides how sleeve and music are made. */
  genres: [Genre, ...Genre[]];
  /** Counted back from the day on which the data is made: a shop's shelves must not age with its files. */
  releasedDaysAgo: number;
  /** What the artist uploaded. */
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
  /** 1 (a few friends) to 5 (on everybody's lips): how often the music is played. */
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

/** What one listener hears again and again: a share of all their plays for each album. */
export type DemoHabit = { listener: string; plays: number; albums: { album: string; weight: number }[] };

export type DemoActivity = {
  orders: DemoOrder[];
  playlists: DemoPlaylist[];
  follows: { follower: string; artists: string[] }[];
  favourites: { listener: string; albums: string[]; tracks: DemoTrackRef[] }[];
  habits: DemoHabit[];
  /** Plays of the last 30 days by people without an account here. */
  guestPlays: number;
};

export type DemoCatalog = { artists: DemoArtist[]; listeners: DemoListener[]; activity: DemoActivity };
