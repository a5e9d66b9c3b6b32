import { toastShown } from '@fairtone/store';
import { renderWithStore } from '@fairtone/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { Toasts } from './Toasts.tsx';
import { shellRemote } from '../testing/shellRemote.ts';

const open = () => renderWithStore(<Toasts />, { remote: shellRemote, path: '/', at: '/' });
type Shop = Awaited<ReturnType<typeof open>>;
const say = ({ store }: Shop, toast: Parameters<typeof toastShown>[0]) =>
  act(() => void store.dispatch(toastShown(toast)));

// The library keeps its toasts for the whole page, which all tests share.
afterEach(() => toast.getToasts().forEach(({ id }) => toast.dismiss(id)));

test('a toast can link to a page of the site', async () => {
  const shop = await open();
  say(shop, { title: 'Login Required', action: { label: 'Log in', href: '/login?returnTo=%2Falbum' } });
  const link = await screen.findByRole('button', { name: 'Log in' });
  act(() => link.focus());
  await shop.user.keyboard('{Enter}');
  expect(shop.address()).toBe('/login?returnTo=%2Falbum');
});

test('an error interrupts a screen reader, other toasts do not', async () => {
  const shop = await open();
  say(shop, { title: 'Kept', tone: 'success' });
  say(shop, { title: 'Error', description: 'Invalid email or password', tone: 'destructive' });
  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorInvalid email or password');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect((await screen.findByText('Kept')).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

describe('a toast', () => {
  /** Time that the library needs to remove a toast. */
  const LEAVING_MS = 500;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  /** Moves the focus and waits, because `useFocusWithin` reads it a moment later. */
  const move = async (focus: () => void) => {
    await act(() => {
      focus();
      return Promise.resolve();
    });
    await pass(1);
  };

  async function show() {
    const shop = await open();
    say(shop, { title: 'First' });
    await screen.findByText('First');
    jest.useFakeTimers();
    say(shop, { title: 'Saved' });
    await pass(0);
    const message = () => screen.queryByText('Saved');
    return { message, place: message()!.closest('ol')!, closer: message()!.closest('li')!.querySelector('button')! };
  }
  afterEach(() => jest.useRealTimers());

  it('disappears after 5000 ms', async () => {
    const { message } = await show();
    await pass(4900);
    expect(message()).toBeInTheDocument();
    await pass(100 + LEAVING_MS);
    expect(message()).not.toBeInTheDocument();
  });

  it('stays under the pointer', async () => {
    const { message, place } = await show();
    fireEvent.mouseEnter(place);
    await pass(20_000);
    expect(message()).toBeInTheDocument();
    fireEvent.mouseLeave(place);
    await pass(5000 + LEAVING_MS);
    expect(message()).not.toBeInTheDocument();
  });

  it('stays while the focus is on it, and 5000 ms after', async () => {
    const { message, closer } = await show();
    await move(() => closer.focus());
    await pass(20_000);
    expect(message()).toBeInTheDocument();
    await move(() => closer.blur());
    await pass(4900);
    expect(message()).toBeInTheDocument();
    await pass(100 + LEAVING_MS);
    expect(message()).not.toBeInTheDocument();
  });
});
