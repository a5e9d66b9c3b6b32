import { toastShown } from '@fairtone/store';
import { renderWithStore } from '@fairtone/testing';
import { act, screen } from '@testing-library/react';
import { Toasts } from './Toasts.tsx';
import { shellRemote } from '../testing/shellRemote.ts';

test('a message can lead to a page of the site', async () => {
  const { store, user, address } = await renderWithStore(<Toasts />, { remote: shellRemote, path: '/', at: '/' });
  act(() => {
    store.dispatch(
      toastShown({ title: 'Login Required', action: { label: 'Log in', href: '/login?returnTo=%2Falbum' } }),
    );
  });
  (await screen.findByRole('button', { name: 'Log in' })).focus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/login?returnTo=%2Falbum');
});
