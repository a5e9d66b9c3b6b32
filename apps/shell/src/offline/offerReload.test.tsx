import { addNamespace, createI18n } from '@fairtone/i18n';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offlineTexts } from '../testing/offlineTexts.ts';
import { offerReload } from './offerReload.tsx';

const registration = { waiting: null } as ServiceWorkerRegistration;
const offer = () => act(async () => offerReload(registration));

it('offers the new version once in a page, above the dock', async () => {
  await createI18n({ language: 'en' });
  await addNamespace(offlineTexts.name, offlineTexts.locales);
  document.body.innerHTML = '<div data-dock><p>Player</p></div>';
  await offer();
  await offer();
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
  expect(document.querySelector('[data-dock]')).toHaveTextContent(/^A new version is ready.*Player$/);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await offer();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
});
