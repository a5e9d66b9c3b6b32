/**
 * Makes the page take another moment for now; time goes on from there. For harnesses and QA: what measures, such as
 * `performance.now()` and timers, stays as it is.
 * @returns what gives the real time back
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
