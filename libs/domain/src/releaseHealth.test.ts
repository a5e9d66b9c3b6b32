import { HEALTH_LIMITS, judgeRelease, type VersionHealth } from './releaseHealth.ts';

const health = (pages: number, failedLoads: number, errors = 0, version = '2'): VersionHealth => ({
  version,
  pages,
  failedLoads,
  errors,
});
const before = (pages: number, failedLoads: number) => health(pages, failedLoads, 0, '1');
const stateOf = (candidate: VersionHealth, previous: VersionHealth | null = before(1000, 0), limits = HEALTH_LIMITS) =>
  judgeRelease(candidate, previous, limits).state;

describe('a version is broken', () => {
  it('when it loads on no page', () => {
    expect(stateOf(health(10, 10))).toBe('broken');
  });

  it('when every page has a later error', () => {
    expect(stateOf(health(20, 0, 60))).toBe('broken');
  });

  it('when one page in ten fails, with many pages', () => {
    expect(stateOf(health(500, 50))).toBe('broken');
  });

  it('also when no version was live before it', () => {
    expect(stateOf(health(20, 20), null)).toBe('broken');
  });
});

describe('a version is not called broken', () => {
  it.each([
    ['nothing fails', health(500, 0)],
    ['a share within the limit fails', health(1000, 40)],
    ['one of ten pages fails, which is too few to exceed the limit', health(10, 1)],
  ])('when %s', (_what, candidate) => {
    expect(stateOf(candidate)).toBe('well');
  });

  it('when the version before it is equally bad', () => {
    expect(stateOf(health(100, 40), before(100, 40))).toBe('well');
    expect(stateOf(health(100, 90), before(100, 10))).toBe('broken');
  });

  it('except when only a few pages of the version before were bad', () => {
    expect(stateOf(health(20, 20), before(10, 6))).toBe('broken');
  });

  it('before enough pages loaded it, however many failed', () => {
    expect(judgeRelease(health(9, 9), null, HEALTH_LIMITS)).toEqual({
      state: 'waiting',
      reason: '9 of 9 pages failed (100 %); nothing is decided before 10',
    });
    expect(stateOf(health(9, 9), null, { ...HEALTH_LIMITS, pages: 3 })).toBe('broken');
    expect(judgeRelease(health(10, 4), null, HEALTH_LIMITS)).toEqual({
      state: 'waiting',
      reason: '4 of 10 pages failed (40 %); nothing is decided before 5 failed',
    });
    expect(stateOf(health(10, 5), null)).toBe('broken');
    expect(stateOf(health(0, 0), null)).toBe('waiting');
  });
});

it('gives the figures behind a verdict', () => {
  expect(judgeRelease(health(20, 15, 3), before(40, 1), HEALTH_LIMITS).reason).toBe(
    '18 of 20 pages failed (90 %), at least 69.9 % of all; the limit is 5 %; 1: 2.5 % of 40',
  );
});
