import { artistSession, guestSession, listenerSession, renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { GuestOnly } from './GuestOnly';

const open = (at: string, session: object) =>
  renderWithStore(
    <GuestOnly>
      <p>the form</p>
    </GuestOnly>,
    { at, path: at.split('?')[0], state: { session } as never },
  );

it.each(['/login', '/signup'])('shows guests %s', async (at) => {
  await open(at, guestSession);
  expect(screen.getByText('the form')).toBeVisible();
});

it.each([
  ['/login', listenerSession, '/dashboard'],
  ['/signup', artistSession, '/dashboard'],
  ['/signup?returnTo=%2Fcheckout', listenerSession, '/checkout'],
])('redirects a signed-in user away from %s', async (at, session, target) => {
  const { address } = await open(at, session);
  expect(address()).toBe(target);
});
