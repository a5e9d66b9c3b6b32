import { installClock } from './installClock';

const NOON = '2026-06-15T12:00:00.000Z';

describe('the clock of a scene', () => {
  it('starts at its time and runs on', () => {
    let real = 1_000_000;
    class FakeDate extends Date {
      static override now = () => real;
    }
    const scope = { Date: FakeDate as DateConstructor };
    installClock(NOON, scope);
    expect(new scope.Date().toISOString()).toBe(NOON);
    real += 5_000;
    expect(scope.Date.now()).toBe(Date.parse(NOON) + 5_000);
  });

  it('does not change given dates, and restores the real time', () => {
    const scope = { Date };
    const restore = installClock(NOON, scope);
    expect(new scope.Date(2020, 0, 2).getFullYear()).toBe(2020);
    expect(new scope.Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new scope.Date() instanceof Date).toBe(true);
    restore();
    expect(scope.Date).toBe(Date);
  });
});
