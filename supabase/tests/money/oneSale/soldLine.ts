import type { SoldLine } from './plan.ts';

export const sum = (numbers: (number | null)[]) => numbers.reduce<number>((total, number) => total + Number(number), 0);
export const shareOf = ({ cents, state }: SoldLine) => (state === 'sold' ? Math.floor((cents * 85) / 100) : 0);
export const remainingCents = ({ cents, state }: SoldLine) => (state === 'sold' ? cents : 0);

/** A time zone as the shop uses it: UTC for an unknown one. */
export const knownZone = (zone: string) => (zone === 'Middle/Earth' ? 'UTC' : zone);

/** Calendar days in a zone, as `2026-01-31`. */
export function dayIn(zone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: knownZone(zone) });
  return (moment) => format.format(moment);
}
