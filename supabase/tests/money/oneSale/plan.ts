import type { Reader } from './parseCsv.ts';

/** What happens to a payment after it was made. */
export const outcomes = [
  'kept',
  'part refunded',
  'wholly refunded',
  'first item refunded',
  'refund failed',
  'disputed',
  'dispute won',
  'dispute lost',
  'part refunded, then disputed and lost',
] as const;
export type Outcome = (typeof outcomes)[number];

/** The first and the last time zone, two with unusual offsets or seasons, and one that no database knows. */
export const zones = [
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'America/New_York',
  'Asia/Kathmandu',
  'UTC',
  'Middle/Earth',
] as const;

export interface PlannedOrder {
  lines: { album: number; cents: number }[];
  minutesAgo: number;
  /** A month of a donation with the first amount, instead of albums. */
  isSupport: boolean;
  fate: Outcome;
  /** Whether that happens only after the month's payout. */
  isAfterPayout: boolean;
}

export interface Plan {
  zone: (typeof zones)[number];
  /** Languages in which files are written. */
  language: Reader;
  orders: PlannedOrder[];
}

/** One sold item, and the amount that is left of it by the rules of the shop. */
export interface SoldLine {
  id: string;
  /** null: a donation. */
  albumId: string | null;
  /** The album's title at the time of the sale, or the name of the giver. */
  title: string;
  cents: number;
  soldAt: Date;
  state: 'sold' | 'refunded' | 'disputed';
}
