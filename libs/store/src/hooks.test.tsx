import { renderHook } from '@testing-library/react';
import { selectCartItems, selectPlayer, selectUser, useAppSelector } from './index';

describe('without the page’s store', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['player', selectPlayer],
    ['cart', selectCartItems],
    ['user', selectUser],
  ] as const)('reading the %s throws', (_what, select) => {
    expect(() => renderHook(() => useAppSelector((state) => select(state)))).toThrow('<Provider>');
  });
});
