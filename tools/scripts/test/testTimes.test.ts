import { longFiles, medianRun } from './testTimes.mjs';

const run = (build: number, ...cart: number[]) => ({
  stages: [{ name: 'build', ms: build, busy: build / 100 }],
  tests: cart.map((ms, place) => ({ file: `cart${place}.test.ts`, title: 'adds an album', ms })),
});

describe('The times of several runs', () => {
  it('are the median of each stage and each test: one slow moment is no slow test', () => {
    const { stages, tests } = medianRun([run(20, 90, 5), run(90, 10, 7), run(30, 20, 6)]);
    expect(stages).toEqual([{ name: 'build', ms: 30, busy: 0.3 }]);
    expect(tests.map(({ ms }) => ms)).toEqual([20, 6]);
  });

  it('hold the tests of the last run', () => {
    expect(medianRun([run(20, 90, 5), run(30, 10)]).tests).toEqual([
      { file: 'cart0.test.ts', title: 'adds an album', ms: 10 },
    ]);
  });

  it('name the files that start first: those whose tests take long together', () => {
    const file = (name: string, ...times: number[]) => times.map((ms) => ({ file: name, title: `${ms}`, ms }));
    const tests = [...file('slow.test.ts', 4000, 1001), ...file('alone.test.ts', 6000), ...file('fast.test.ts', 4999)];
    expect(longFiles(tests)).toEqual(['alone.test.ts', 'slow.test.ts']);
  });
});
