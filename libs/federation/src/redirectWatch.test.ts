import { createRedirectWatch } from './redirectWatch.ts';

const navigate = (watch: ReturnType<typeof createRedirectWatch>, times: number) => {
  let outcome = false;
  for (let time = 0; time < times; time += 1) outcome = watch.note(`${time}-${Math.random()}`);
  return outcome;
};

describe('a page that changes its address by itself', () => {
  it('counts as looping after fifteen navigations', () => {
    const watch = createRedirectWatch(new EventTarget());
    expect(navigate(watch, 14)).toBe(false);
    expect(watch.note('last')).toBe(true);
    expect(watch.note('last')).toBe(true);
    watch.resume();
    expect(watch.note('last')).toBe(false);
  });

  it('does not count as looping after a key press, or when it is slow', () => {
    const page = new EventTarget();
    let now = 0;
    const watch = createRedirectWatch(page, () => now);
    navigate(watch, 14);
    page.dispatchEvent(new Event('keydown'));
    expect(navigate(watch, 14)).toBe(false);
    now = 20_000;
    expect(navigate(watch, 1)).toBe(false);
  });

  it('counts an address that is rendered again once', () => {
    const watch = createRedirectWatch(new EventTarget());
    for (let time = 0; time < 50; time += 1) watch.note('same');
    expect(watch.note('same')).toBe(false);
  });
});
