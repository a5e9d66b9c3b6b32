/** Counts what each visitor has open at the same time. */
export type OpenCap = {
  /** @returns a function that gives the place back, to be called once; null when the visitor has no place left */
  take: (subject: string) => (() => void) | null;
};

/** @param most how much one visitor may have open at once */
export function createOpenCap(most: number): OpenCap {
  const open = new Map<string, number>();
  return {
    take: (subject) => {
      const taken = open.get(subject) ?? 0;
      if (taken >= most) return null;
      open.set(subject, taken + 1);
      return () => {
        const left = (open.get(subject) ?? 1) - 1;
        if (left > 0) open.set(subject, left);
        else open.delete(subject);
      };
    },
  };
}
