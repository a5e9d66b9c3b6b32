/**
 * Replaces the current time of the page; the clock runs on from there. For harnesses and QA. `performance.now()` and timers are
 * unchanged.
 * @returns a function that restores the real clock
 */
export function installClock(now: string, scope: { Date: DateConstructor } = globalThis): () => void {
  const RealDate = scope.Date;
  const shiftMs = RealDate.parse(now) - RealDate.now();
  class ShiftedDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(RealDate.now() + shiftMs);
      else super(...(args as [number]));
    }
    static override now() {
      return RealDate.now() + shiftMs;
    }
  }
  scope.Date = ShiftedDate as DateConstructor;
  return () => {
    scope.Date = RealDate;
  };
}
