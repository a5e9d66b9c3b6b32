import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { shellRemote } from '../testing/shellRemote.ts';
import { NotOnDevice } from './Offline.tsx';

let mockIsThere = false;
jest.mock('./views/index.ts', () => {
  if (!mockIsThere) throw new Error('Loading chunk 5 failed');
  return jest.requireActual<object>('./views/index.ts');
});
const show = () =>
  renderWithStore(<NotOnDevice onRetry={jest.fn()} error={<p role="alert">The album did not load</p>} />, {
    remote: shellRemote,
  });

it('shows the usual error while the offline views are missing, and the view once they have loaded', async () => {
  const { unmount } = await show();
  expect(await screen.findByText('The album did not load')).toBeVisible();
  unmount();
  mockIsThere = true;
  await show();
  expect(await screen.findByRole('heading', { name: 'Not on this device' })).toBeVisible();
  expect(screen.queryByText('The album did not load')).not.toBeInTheDocument();
});
