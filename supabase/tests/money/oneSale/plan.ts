import type { Reader } from './parseCsv.ts';

/** What becomes of a payment after it was made. */
export const fates = [
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
export type Fate = (typeof fates)[number];

/** The first and the last zone of the earth, two with odd minutes or seasons, and one that no database knows. */
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
  /** A month of support of the first amount instead of albums. */
  isSupport: boolean;
  fate: Fate;
  /** Whether it comes to that only after the month's payout. */
  isAfterPayout: boolean;
}

export interface Plan {
  zone: (typeof zones)[number];
  /** In which files are written. */
  language: Reader;
  orders: PlannedOrder[];
}

/** One line of what was sold, and what is left of it by the rules of the shop. */
export interface SoldLine {
  id: string;
  /** null: support. */
  albumId: string | null;
  /** The album as it was sold, or who gave support. */
  title: string;
  cents: number;
  soldAt: Date;
  state: 'sold' | 'refunded' | 'disputed';
}
