import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore, signedIn, signedOut, useAsMember } from './index';

const USER = { id: 'b1', email: 'b@example.com', name: 'B', role: 'customer', avatarUrl: null } as const;

function open() {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useAsMember((key) => key, 'follow'), { wrapper });
  return { store, asMember: result.current };
}

describe('an action that needs an account', () => {
  it('is performed for a signed-in user', async () => {
    const { store, asMember } = open();
    store.dispatch(signedIn(USER));
    const follow = jest.fn();
    await asMember(follow);
    expect(follow.mock.calls).toEqual([['b1']]);
  });

  it('waits until the session is known', async () => {
    const { store, asMember } = open();
    const follow = jest.fn();
    const pressed = [asMember(follow), asMember(follow)];
    await act(() => Promise.resolve());
    expect(follow).not.toHaveBeenCalled();
    act(() => void store.dispatch(signedIn(USER)));
    await Promise.all(pressed);
    expect(follow).toHaveBeenCalledTimes(2);
    act(() => void store.dispatch(signedOut()));
    expect(follow).toHaveBeenCalledTimes(2);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it('asks a guest to log in, once it is known that nobody is signed in', async () => {
    const { store, asMember } = open();
    const follow = jest.fn();
    const pressed = asMember(follow);
    expect(store.getState().ui.toasts).toEqual([]);
    act(() => void store.dispatch(signedOut()));
    await pressed;
    expect(store.getState().ui.toasts).toMatchObject([{ description: 'common:loginRequired.follow' }]);
    expect(follow).not.toHaveBeenCalled();
  });
});
