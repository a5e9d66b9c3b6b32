import { act } from '@testing-library/react';

/**
 * Takes the browser's network away, as far as it tells; `stubBackend` answers or not, as before.
 * @example const network = noNetwork(); … network.comesBack(); … network.restore();
 */
export function noNetwork() {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return {
    goes() {
      onLine.mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('offline')));
    },
    comesBack() {
      onLine.mockReturnValue(true);
      act(() => void window.dispatchEvent(new Event('online')));
    },
    restore: () => onLine.mockRestore(),
  };
}
