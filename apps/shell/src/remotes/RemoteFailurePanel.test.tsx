import type { Language } from '@fairtone/contracts';
import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { shellRemote } from '../testing/shellRemote.ts';
import { RemoteFailurePanel } from './RemoteFailurePanel.tsx';
import { TightPlace } from './TightPlace.ts';

const titles = { en: 'The radio', pl: 'Radio' };
const show = (language: Language, known?: Record<string, string>) => {
  const onRetry = jest.fn();
  const panel = <RemoteFailurePanel remote="radio" titles={known} kind="screen" onRetry={onRetry} />;
  return renderWithStore(panel, { remote: shellRemote, language }).then((view) => ({ ...view, onRetry }));
};

describe('what stands in for a missing remote', () => {
  it.each([
    ['en', titles, 'The radio is not available right now'],
    ['pl', titles, 'Radio: chwilowo niedostępne'],
    ['de', titles, 'The radio ist gerade nicht verfügbar'],
    ['fr', titles, 'The radio : indisponible pour le moment'],
    ['tr', titles, 'The radio şu anda kullanılamıyor'],
    ['en', undefined, 'This part of the page is not available right now'],
  ] as const)('names it in %s as its release does', async (language, known, expected) => {
    await show(language, known);
    expect(await screen.findByRole('heading', { level: 1, name: expected })).toBeVisible();
  });

  it('is an icon with all its words where there is no room', async () => {
    const onRetry = jest.fn();
    const panel = <RemoteFailurePanel remote="radio" titles={titles} kind="slot" onRetry={onRetry} />;
    const { user } = await renderWithStore(<TightPlace value>{panel}</TightPlace>, {
      remote: shellRemote,
      language: 'pl',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Radio: chwilowo niedostępne$/);
    await user.click(screen.getByRole('button', { name: 'Radio: chwilowo niedostępne. Spróbuj ponownie' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers to try again', async () => {
    const { user, onRetry } = await show('en', titles);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
