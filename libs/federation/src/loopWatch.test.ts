import { createLoopWatch } from './loopWatch.ts';

const runTimes = (times: number, run: () => void) => {
  for (let time = 0; time < times; time += 1) run();
};

function setUp() {
  const idle: (() => void)[] = [];
  const watch = createLoopWatch((done) => void idle.push(done));
  return { watch, idle, pause: () => idle.splice(0).forEach((done) => done()) };
}

describe('Watch over effects', () => {
  it('stops an effect that runs 500 times without a pause of the page', () => {
    const { watch } = setUp();
    const runs = { count: 0, pause: 0 };
    runTimes(500, () => watch.note(runs));
    expect(() => watch.note(runs)).toThrow('ran 500 times without a pause');
  });

  it('lets an effect run as often as it likes while the page has pauses', () => {
    const { watch, pause } = setUp();
    const runs = { count: 0, pause: 0 };
    runTimes(20, () => {
      runTimes(400, () => watch.note(runs));
      pause();
    });
    expect(runs.count).toBe(400);
  });

  it('counts each effect on its own, and waits for one pause only', () => {
    const { watch, idle } = setUp();
    runTimes(2000, () => watch.note({ count: 0, pause: 0 }));
    expect(idle).toHaveLength(1);
  });
});
