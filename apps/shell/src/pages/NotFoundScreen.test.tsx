import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { shellRemote } from '../testing/shellRemote.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

it('says that there is no such page, and links home', async () => {
  const { user, address } = await renderWithStore(<NotFoundScreen />, {
    remote: shellRemote,
    at: '/nowhere',
    path: '/nowhere',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(address()).toBe('/');
});
