import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { offlineTexts as remote } from '../testing/offlineTexts.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

it('says that a new version is ready, and reloads only when asked to', async () => {
  const [onReload, onClose] = [jest.fn(), jest.fn()];
  const prompt = <UpdatePrompt onReload={onReload} onClose={onClose} />;
  const { user, container } = await renderWithStore(prompt, { remote });
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready');
  expect(await axe(container)).toHaveNoViolations();
  expect(onReload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
