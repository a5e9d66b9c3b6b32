import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { shellRemote } from '../testing/shellRemote.ts';
import { RemoteFailurePanel } from './RemoteFailurePanel.tsx';

const titles = { en: 'The radio', pl: 'Radio' };
const show = (language: 'en' | 'pl' | 'tr', known?: Record<string, string>) => {
  const onRetry = jest.fn();
  const panel = <RemoteFailurePanel remote="radio" titles={known} kind="screen" onRetry={onRetry} />;
  return renderWithStore(panel, { remote: shellRemote, language }).then((view) => ({ ...view, onRetry }));
};

describe('what stands in for a missing remote', () => {
  it.each([
    ['en', titles, 'The radio is not available right now'],
    ['pl', titles, 'Radio: chwilowo niedostępne'],
    ['tr', titles, 'The radio şu anda kullanılamıyor'],
    ['en', undefined, 'This part of the page is not available right now'],
  ] as const)('names it in %s as its release does', async (language, known, expected) => {
    await show(language, known);
    expect(await screen.findByRole('heading', { level: 1, name: expected })).toBeVisible();
  });

  it('offers to try again', async () => {
    const { user, onRetry } = await show('en', titles);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
