/** What is judged: the areas of the report, in the order in which they are printed. */
export const AREAS = [
  'keys',
  'database',
  'storage',
  'functions',
  'schedule',
  'accounts',
  'payments',
  'page',
  'clock',
] as const;
export type Area = (typeof AREAS)[number];

/** One line of the report. */
export interface Finding {
  area: Area;
  /** What was looked at, as a noun: `policies`. */
  subject: string;
  /** `unknown`: it could not be read, because something else is wrong or an option is missing. */
  state: 'right' | 'wrong' | 'unknown';
  /** What was found. */
  detail: string;
  /** What to do about it; null when nothing is to be done. */
  remedy: string | null;
}

/** Makes the findings of one area. */
export function findingsOf(area: Area) {
  return {
    right: (subject: string, detail: string): Finding => ({ area, subject, state: 'right', detail, remedy: null }),
    wrong: (subject: string, detail: string, remedy: string): Finding => ({
      area,
      subject,
      state: 'wrong',
      detail,
      remedy,
    }),
    unknown: (subject: string, detail: string, remedy: string | null = null): Finding => ({
      area,
      subject,
      state: 'unknown',
      detail,
      remedy,
    }),
    /** Right when there are no faults; otherwise wrong, with all of them. */
    judge: (subject: string, faults: readonly string[], good: string, remedy: string): Finding =>
      faults.length === 0
        ? { area, subject, state: 'right', detail: good, remedy: null }
        : { area, subject, state: 'wrong', detail: faults.join('; '), remedy },
  };
}
