import { act } from '@testing-library/react';

/**
 * Makes the browser report that it is offline; `stubBackend` still responds as before.
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
