import { renderWithStore } from '@fairtone/testing';
import { act, screen } from '@testing-library/react';
import { offlineTexts as remote } from '../testing/offlineTexts.ts';
import { InstallButton } from './InstallButton.tsx';
import { holdInstallOffer } from './installOffer.ts';

const offer = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: jest.fn() });

it('is shown when the browser can install the site, and opens the browser’s prompt once', async () => {
  holdInstallOffer();
  const { user } = await renderWithStore(<InstallButton />, { remote });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const offered = offer();
  act(() => void window.dispatchEvent(offered));
  expect(offered.defaultPrevented).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Install Fairtone' }));
  expect(offered.prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('disappears when the site was installed in another way', async () => {
  await renderWithStore(<InstallButton />, { remote });
  act(() => void window.dispatchEvent(offer()));
  expect(await screen.findByRole('button', { name: 'Install Fairtone' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
