import type { Language } from '@fairtone/contracts';
import { noNetwork, renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { offlineTexts } from '../testing/offlineTexts.ts';
import { shellRemote } from '../testing/shellRemote.ts';
import { RemoteFailurePanel } from './RemoteFailurePanel.tsx';
import { SlotPlace, type StandaloneSlot } from './SlotPlace.ts';

const titles = { en: 'The radio', pl: 'Radio' };
const show = (language: Language, known?: Record<string, string>) => {
  const onRetry = jest.fn();
  const panel = <RemoteFailurePanel remote="radio" titles={known} kind="screen" onRetry={onRetry} />;
  return renderWithStore(panel, { remote: shellRemote, language }).then((view) => ({ ...view, onRetry }));
};

describe('the panel for a missing remote', () => {
  it.each([
    ['en', titles, 'The radio is not available right now'],
    ['pl', titles, 'Radio: chwilowo niedostępne'],
    ['de', titles, 'The radio ist gerade nicht verfügbar'],
    ['fr', titles, 'The radio : indisponible pour le moment'],
    ['tr', titles, 'The radio şu anda kullanılamıyor'],
    ['en', undefined, 'This part of the page is not available right now'],
  ] as const)('names it in %s by the title of its release', async (language, known, expected) => {
    await show(language, known);
    expect(await screen.findByRole('heading', { level: 1, name: expected })).toBeVisible();
  });

  it('says that it is switched off after it froze the page', async () => {
    const panel = (
      <RemoteFailurePanel remote="radio" titles={titles} kind="screen" reason="froze" onRetry={() => undefined} />
    );
    await renderWithStore(panel, { remote: shellRemote });
    const heading = 'The radio froze the page and is switched off on this device';
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is an icon labelled with the whole text where there is no space', async () => {
    const onRetry = jest.fn();
    const panel = <RemoteFailurePanel remote="radio" titles={titles} kind="slot" onRetry={onRetry} />;
    const { user } = await renderWithStore(<SlotPlace value="shell.search">{panel}</SlotPlace>, {
      remote: shellRemote,
      language: 'pl',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Radio: chwilowo niedostępne$/);
    await user.click(screen.getByRole('button', { name: 'Radio: chwilowo niedostępne. Spróbuj ponownie' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers to retry', async () => {
    const { user, onRetry } = await show('en', titles);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('the panel for a remote whose files the server no longer has', () => {
  it.each(['screen', 'slot'] as const)('offers to reload the page in place of a %s', async (kind) => {
    const onReload = jest.fn();
    const panel = <RemoteFailurePanel remote="radio" kind={kind} onRetry={() => undefined} onReload={onReload} />;
    const { user } = await renderWithStore(panel, { remote: shellRemote });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('offers no reload where that would not help', async () => {
    await show('en', titles);
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  });
});

describe('the panel for a remote whose code is not on the device, without a network', () => {
  let network: ReturnType<typeof noNetwork>;
  beforeEach(() => {
    network = noNetwork();
  });
  afterEach(() => network.restore());
  const place = (kind: 'screen' | 'slot', value: StandaloneSlot | null = null) => {
    const onRetry = jest.fn();
    const panel = <RemoteFailurePanel remote="radio" titles={titles} kind={kind} onRetry={onRetry} />;
    return renderWithStore(<SlotPlace value={value}>{panel}</SlotPlace>, {
      remote: shellRemote,
      texts: [offlineTexts],
    }).then((view) => ({
      ...view,
      onRetry,
    }));
  };

  it.each(['screen', 'slot'] as const)('a %s says that, not that the remote is missing', async (kind) => {
    const { onRetry, container } = await place(kind);
    expect(await screen.findByRole('heading', { name: 'Not on this device' })).toBeVisible();
    expect(container).not.toHaveTextContent('The radio');
    network.comesBack();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The radio is not available right now')).toBeVisible();
  });

  it.each([
    ['shell.player', 'paragraph'],
    ['shell.notifications', 'button'],
  ] as const)('%s says in its place that it needs a connection', async (slot, role) => {
    const { onRetry, container } = await place('slot', slot);
    const shown = await screen.findByRole(
      role,
      slot === 'shell.player' ? {} : { name: 'Notifications need a connection' },
    );
    if (role === 'button') expect(shown).toHaveAttribute('aria-disabled', 'true');
    else expect(shown).toHaveTextContent('The player needs a connection');
    expect(await axe(container)).toHaveNoViolations();
    network.comesBack();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
