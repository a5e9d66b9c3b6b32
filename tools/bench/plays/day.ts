const HOUR_MS = 3_600_000;

/** Plays of each hour compared with each other. Assumed: listeners of one continent, least at four in the morning, most at seven in the evening. */
const HOURS = [
  0.7, 0.5, 0.35, 0.3, 0.3, 0.35, 0.55, 0.85, 1, 1.05, 1.05, 1.1, 1.15, 1.15, 1.2, 1.25, 1.4, 1.5, 1.6, 1.6, 1.5, 1.35,
  1.1, 0.85,
];
const ALL = HOURS.reduce((sum, part) => sum + part, 0);

/** How many times the mean of the day the busiest hour has. */
export const PEAK = (Math.max(...HOURS) * HOURS.length) / ALL;

/** Plays a second in the busiest hour of a day with this many plays. */
export const peakRate = (playsOfDay: number) => (playsOfDay / 86_400) * PEAK;

/** The moments of a day's plays in order, in ms from midnight. @param speed how many times faster than the day passes */
export function momentsOf(plays: number, speed: number): number[] {
  const moments: number[] = [];
  let [hour, before] = [0, 0];
  for (let play = 0; play < plays; play += 1) {
    const share = ((play + 0.5) / plays) * ALL;
    while (share > before + HOURS[hour]!) {
      before += HOURS[hour]!;
      hour += 1;
    }
    moments.push(((hour + (share - before) / HOURS[hour]!) * HOUR_MS) / speed);
  }
  return moments;
}
