import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDraftLock } from './useDraftLock';

type Grant = (lock: object | null) => Promise<void> | undefined;
interface Held {
  reject: (error: Error) => void;
}

/** Replaces `navigator.locks` of one browser: a queue, `ifAvailable` and `steal`. */
function browserLocks() {
  let held: Held | null = null;
  const waiting: { grant: Grant; settle: (run: Promise<void>) => void }[] = [];
  function give(grant: Grant): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine: Held = { reject };
      held = mine;
      void Promise.resolve(grant({})).then(() => {
        resolve();
        if (held !== mine) return;
        held = null;
        const next = waiting.shift();
        if (next) next.settle(give(next.grant));
      });
    });
  }
  return {
    request(_name: string, options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal }, grant: Grant) {
      if (options.steal) held?.reject(new DOMException('stolen', 'AbortError'));
      if (!held || options.steal) return give(grant);
      if (options.ifAvailable) return Promise.resolve(grant(null));
      return new Promise<void>((resolve, reject) => {
        const entry = { grant, settle: (run: Promise<void>) => void run.then(resolve, reject) };
        waiting.push(entry);
        options.signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(new DOMException('left', 'AbortError'));
        });
      });
    },
  };
}

function Tab({ name }: { name: string }) {
  const { state, takeOver, canWrite } = useDraftLock('ada:new');
  return (
    <section aria-label={name}>
      <p>{`${name}: ${state}, ${canWrite() ? 'writes' : 'reads'}`}</p>
      <button onClick={takeOver}>{`take over ${name}`}</button>
    </section>
  );
}

const said = (name: string) => screen.getByText(new RegExp(`^${name}:`)).textContent;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

describe('two tabs of one draft', () => {
  beforeEach(() => Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true }));

  it('the second waits until the first is closed', async () => {
    const first = render(<Tab name="first" />);
    await settle();
    render(<Tab name="second" />);
    await settle();
    expect([said('first'), said('second')]).toEqual(['first: mine, writes', 'second: elsewhere, reads']);
    first.unmount();
    await settle();
    expect(said('second')).toBe('second: mine, writes');
  });

  it('the second can take over the draft, and the first can take it back', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Tab name="first" />
        <Tab name="second" />
      </>,
    );
    await settle();
    await user.click(screen.getByRole('button', { name: 'take over second' }));
    await settle();
    expect([said('first'), said('second')]).toEqual(['first: elsewhere, reads', 'second: mine, writes']);
    await user.click(screen.getByRole('button', { name: 'take over first' }));
    await settle();
    expect([said('first'), said('second')]).toEqual(['first: mine, writes', 'second: elsewhere, reads']);
  });
});

it('a browser without Web Locks lets every tab edit', async () => {
  render(<Tab name="only" />);
  await settle();
  expect(said('only')).toBe('only: mine, writes');
});
