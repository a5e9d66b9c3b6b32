import { toastShown } from '@fairtone/store';
import { renderWithStore } from '@fairtone/testing';
import { act, screen } from '@testing-library/react';
import { shellRemote } from '../testing/shellRemote.ts';
import { Toaster } from './Toaster';

afterEach(() => void jest.useRealTimers());

async function show(...titles: string[]) {
  const { store } = await renderWithStore(<Toaster />, { remote: shellRemote });
  jest.useFakeTimers();
  act(() => titles.forEach((title) => void store.dispatch(toastShown({ title }))));
  return store;
}
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

it('shows a toast for 5000 ms', async () => {
  await show('Link copied');
  pass(4900);
  expect(screen.getByText('Link copied')).toBeVisible();
  pass(1000);
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

it('shows three toasts at a time, the latest in front', async () => {
  const store = await show('first', 'second', 'third', 'fourth');
  pass(100);
  const shown = screen.getAllByRole('listitem').filter((one) => one.dataset.visible === 'true');
  expect(shown.map((one) => one.textContent)).toEqual(['fourth', 'third', 'second']);
  expect(store.getState().ui.toasts).toEqual([]);
});
