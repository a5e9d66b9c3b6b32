import { renderHook } from '@testing-library/react';
import { selectCartItems, selectPlayer, selectUser, useAppSelector } from './index';

describe('outside of the page’s store', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['player', selectPlayer],
    ['cart', selectCartItems],
    ['user', selectUser],
  ] as const)('the %s cannot be asked for', (_what, select) => {
    expect(() => renderHook(() => useAppSelector((state) => select(state)))).toThrow('<Provider>');
  });
});
