/** Limits how many requests or connections each visitor has open at the same time. */
export type ConcurrencyLimit = {
  /** @returns a function that frees the slot, to be called once; null when the visitor's limit is reached */
  take: (subject: string) => (() => void) | null;
};

/** @param most the limit per visitor */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
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
