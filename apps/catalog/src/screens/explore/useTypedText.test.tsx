import { act, renderHook } from '@testing-library/react';
import { useTypedText } from './useTypedText';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function field(given = '') {
  const onSettled = jest.fn<void, [string]>();
  const { result, rerender } = renderHook(({ text }) => useTypedText(text, onSettled), {
    initialProps: { text: given },
  });
  const type = (text: string) => act(() => result.current[1](text));
  const pause = () => act(() => jest.advanceTimersByTime(300));
  return { onSettled, type, pause, shown: () => result.current[0], answer: (text: string) => rerender({ text }) };
}

it('reports the text once typing pauses', () => {
  const { onSettled, type, pause, shown } = field();
  type('no');
  type('nova ');
  expect(onSettled).not.toHaveBeenCalled();
  pause();
  expect(onSettled.mock.calls).toEqual([['nova']]);
  expect(shown()).toBe('nova ');
});

it('keeps the typed text when the URL changes late to an older text', () => {
  const { type, pause, shown, answer } = field();
  type('no');
  pause();
  type('nova');
  pause();
  type('nova s');
  answer('no');
  expect(shown()).toBe('nova s');
  answer('nova');
  expect(shown()).toBe('nova s');
});

it('shows a text that was changed elsewhere', () => {
  const { type, pause, shown, answer } = field('old');
  type('nova');
  pause();
  answer('nova');
  answer('');
  expect(shown()).toBe('');
});
