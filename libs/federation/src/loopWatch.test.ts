import { countRun } from './loopWatch.ts';

const runTimes = (times: number, run: () => void) => {
  for (let time = 0; time < times; time += 1) run();
};

/** The next pause of the page. */
let pause: () => void;
const awaitPause = jest.fn((done: () => void) => {
  pause = done;
});

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: awaitPause });
  countRun({ count: 0, pause: 0 });
  pause?.();
  awaitPause.mockClear();
});
afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

describe('Watch over effects', () => {
  it('stops an effect that runs 500 times without a pause of the page', () => {
    const runs = { count: 0, pause: 0 };
    runTimes(500, () => countRun(runs));
    expect(() => countRun(runs)).toThrow('ran 500 times without a pause');
  });

  it('lets an effect run as often as it likes while the page has pauses', () => {
    const runs = { count: 0, pause: 0 };
    runTimes(20, () => {
      runTimes(400, () => countRun(runs));
      pause();
    });
    expect(runs.count).toBe(400);
  });

  it('counts each effect on its own, and waits for one pause only', () => {
    runTimes(2000, () => countRun({ count: 0, pause: 0 }));
    expect(awaitPause).toHaveBeenCalledTimes(1);
  });
});
