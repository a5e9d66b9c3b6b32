import { act, render, screen } from '@testing-library/react';
import { lazily } from './lazily.tsx';

const Menu = ({ name }: { name: string }) => <p>Menu of {name}</p>;
const settle = () => act(async () => void (await Promise.resolve()));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows the placeholder until the part has loaded, and the part at once the next time', async () => {
  const load = jest.fn(() => Promise.resolve(Menu));
  const Part = lazily<{ name: string }>(load, <p>Soon</p>);
  const { unmount } = render(<Part name="Lena" />);
  expect(screen.getByText('Soon')).toBeVisible();
  await settle();
  expect(screen.getByText('Menu of Lena')).toBeVisible();
  unmount();
  render(<Part name="Omar" />);
  expect(screen.getByText('Menu of Omar')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries after a pause when the part could not be loaded', async () => {
  const load = jest.fn(() => Promise.resolve(Menu)).mockRejectedValueOnce(new Error('Loading chunk 588 failed.'));
  const Part = lazily<{ name: string }>(load, <p>Soon</p>);
  render(<Part name="Lena" />);
  await settle();
  expect(screen.getByText('Soon')).toBeVisible();
  act(() => void jest.advanceTimersByTime(5000));
  await settle();
  expect(screen.getByText('Menu of Lena')).toBeVisible();
});

it('retries once the network is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() => Promise.resolve(Menu)).mockRejectedValueOnce(new Error('Loading chunk 588 failed.'));
  const Part = lazily<{ name: string }>(load);
  render(<Part name="Lena" />);
  await settle();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(load).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(screen.getByText('Menu of Lena')).toBeVisible();
});

it('stops retrying once it is unmounted', async () => {
  const load = jest.fn(() => Promise.reject<typeof Menu>(new Error('Loading chunk 588 failed.')));
  const Part = lazily<{ name: string }>(load);
  const { unmount } = render(<Part name="Lena" />);
  await settle();
  unmount();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(load).toHaveBeenCalledTimes(1);
});
