import { guestSession, renderWithStore } from '@fairtone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { shellRemote } from '../testing/shellRemote.ts';
import { Layout } from './Layout.tsx';

it('shows a progress bar only while the next page loads', async () => {
  const { router } = await renderWithStore(<Layout />, {
    remote: shellRemote,
    at: '/help',
    path: '/help',
    state: { session: guestSession },
  });
  const line = () => screen.queryByRole('progressbar', { name: 'Loading' });
  expect(line()).not.toBeInTheDocument();

  let arrive: (screen: { Component: () => React.ReactNode }) => void = () => undefined;
  const lazy = () => new Promise<{ Component: () => React.ReactNode }>((resolve) => (arrive = resolve));
  const [page] = router.routes;
  act(() => router.patchRoutes(page!.id, [{ path: 'slow', lazy }]));
  let gone: Promise<void> = Promise.resolve();
  act(() => void (gone = router.navigate('/help/slow')));
  await waitFor(() => expect(line()).toBeInTheDocument());
  await act(() => {
    arrive({ Component: () => <p>The next page</p> });
    return gone;
  });
  expect(screen.getByText('The next page')).toBeVisible();
  expect(line()).not.toBeInTheDocument();
});
