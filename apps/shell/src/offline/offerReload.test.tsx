import { addNamespace, createI18n } from '@fairtone/i18n';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offlineTexts } from '../testing/offlineTexts.ts';

let mockAreTextsThere = false;
jest.mock('./loadOfflineViews.ts', () => ({
  loadOfflineViews: () =>
    mockAreTextsThere ? Promise.resolve({}) : Promise.reject(new Error('Loading chunk 5 failed')),
}));

it('offers the new version once, above the dock, and not without its texts or in a frame', async () => {
  await createI18n({ language: 'en' });
  await addNamespace(offlineTexts.name, offlineTexts.locales);
  const { offerReload } = await import('./offerReload.tsx');
  document.body.innerHTML = '<div data-dock><p>Player</p></div>';
  const offer = (isFramed = false) => act(() => offerReload(isFramed));

  await offer();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  mockAreTextsThere = true;
  await offer(true);
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  await offer();
  await offer();
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
  expect(document.querySelector('[data-dock]')).toHaveTextContent(/^A new version is ready.*Player$/);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await offer();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
});
