import { HOST_CONTRACT_VERSION, type RemoteRelease } from '@fairtone/contracts';
import { createEventBus } from '@fairtone/events';
import { OVERRIDES_STORAGE_KEY, type RemoteOverrides, type RemoteStatus } from '@fairtone/federation';
import { addNamespace, createI18n } from '@fairtone/i18n';
import { releaseManifest, stubBackend } from '@fairtone/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { recordEvents } from './eventLog.ts';
import { createObservable } from './observable.ts';
import { qaLocales } from './qaLocales.ts';
import { QaRoot } from './QaRoot.tsx';
import type { QaSession } from './qaSession.ts';

const SERVER = 'http://localhost:4231';
const released = releaseManifest({ catalog: {}, player: {} });
const next: RemoteRelease = {
  ...released.remotes.catalog!.live,
  version: '2.0.0',
  baseUrl: '/releases/catalog/2.0.0/',
};
const running: RemoteStatus = {
  remote: 'catalog',
  version: '1.0.0',
  state: 'ready',
  loadMs: 181.6,
  bytes: 48_000,
  contract: '^1.0.0',
  errors: [],
};
const toNext: RemoteOverrides = { catalog: { kind: 'version', version: '2.0.0' } };

const publishedAt = '2026-05-01T10:00:00.000Z';
let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    'GET /releases/versions.json': {
      catalog: [
        { version: '2.0.0', contract: '^1.0.0', publishedAt, role: 'canary', percent: 10 },
        { version: '1.0.0', contract: '^1.0.0', publishedAt, role: 'live' },
      ],
    },
  });
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
});

interface Given {
  isOpen?: boolean;
  linked?: RemoteOverrides;
  applied?: RemoteOverrides;
  status?: Partial<RemoteStatus>;
  problems?: QaSession['problems'];
}

async function show({ isOpen = true, linked, applied = {}, status, problems = {} }: Given = {}) {
  await createI18n({ language: 'en' });
  await addNamespace('qa', qaLocales);
  if (Object.keys(applied).length > 0) localStorage.setItem(OVERRIDES_STORAGE_KEY, JSON.stringify(applied));
  const bus = createEventBus();
  const manifest = applied.catalog
    ? { ...released, remotes: { ...released.remotes, catalog: { live: next } } }
    : released;
  const onReload = jest.fn();
  const session: QaSession = {
    settings: { open: true, origins: [SERVER] },
    ...{ released, manifest, applied, problems },
    asked: { ...applied, ...(problems.catalog && toNext) },
    events: recordEvents(bus, manifest),
    statuses: createObservable({ catalog: { ...running, ...status } }),
  };
  const panel = createObservable(isOpen);
  const { container } = render(<QaRoot session={session} panel={panel} linked={linked ?? null} onReload={onReload} />);
  if (isOpen) await screen.findByText('catalog');
  return { user: userEvent.setup(), bus, container, onReload, panel };
}

const stored = () => JSON.parse(localStorage.getItem(OVERRIDES_STORAGE_KEY) ?? '{}') as RemoteOverrides;
const apply = () => screen.getByRole('button', { name: 'Apply and reload' });
const unfold = async (user: ReturnType<typeof userEvent.setup>, remote: string) => {
  const item = screen.getByText(remote).closest('li')!;
  await user.click(item.querySelector('summary')!);
  return within(item);
};

describe('the panel', () => {
  it('shows version, load time, size, contract and errors of each remote', async () => {
    const error = { at: Date.now(), version: '1.0.0', reason: 'timeout', message: 'no answer' } as const;
    const { user } = await show({ status: { errors: [error] } });
    const catalog = await unfold(user, 'catalog');
    expect(catalog.getByText('1.0.0 · 182 ms · 48 kB')).toBeVisible();
    expect(catalog.getByText('Ready')).toBeVisible();
    expect(catalog.getByText(`^1.0.0, fits host ${HOST_CONTRACT_VERSION}`)).toBeVisible();
    expect(await catalog.findByText('2.0.0, 10 % of devices')).toBeVisible();
    expect(catalog.getByText('timeout')).toBeVisible();
    expect(screen.getByText('player').closest('li')).toHaveTextContent('Not loaded');
  });

  it('points a remote at another version, and reloads', async () => {
    const { user, onReload } = await show();
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    const catalog = await unfold(user, 'catalog');
    await user.selectOptions(
      catalog.getByRole('combobox'),
      await catalog.findByRole('option', { name: /^2\.0\.0 · canary/ }),
    );
    await user.click(apply());
    expect(stored()).toEqual(toNext);
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('refuses a server that is not allowed, at its field, and accepts one that is', async () => {
    const { user, onReload } = await show();
    const catalog = await unfold(user, 'catalog');
    await user.selectOptions(catalog.getByRole('combobox'), 'From a local dev server');
    const field = catalog.getByRole('textbox');
    await user.clear(field);
    await user.type(field, 'https://evil.test');
    await user.click(apply());
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(`Allowed: ${SERVER}`));
    expect([stored(), onReload.mock.calls]).toEqual([{}, []]);

    await user.clear(field);
    await user.type(field, 'localhost:4231');
    await user.click(apply());
    expect(stored()).toEqual({ catalog: { kind: 'server', origin: SERVER } });
  });

  it('resets all remotes to the released versions', async () => {
    const { user, onReload } = await show({ applied: toNext });
    await user.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(localStorage.getItem(OVERRIDES_STORAGE_KEY)).toBeNull();
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['broke', { applied: toNext, status: { state: 'fellBack' } }, 'catalog: 2.0.0 broke. What is released runs.'],
    ['could not be loaded', { problems: { catalog: 'unreachable' } }, 'catalog: 2.0.0 could not be reached.'],
  ] as [string, Given, string][])('says that an override %s', async (_what, given, text) => {
    await show(given);
    expect(screen.getByText(new RegExp(text.replaceAll('.', '\\.')))).toBeVisible();
  });

  it('filters events by name and emitter', async () => {
    const { user, bus } = await show();
    act(() => {
      bus.emit('session/signedOut', {});
      bus.emit('remote/failed', { remote: 'catalog', version: '1', reason: 'timeout' });
    });
    await user.click(screen.getByRole('tab', { name: 'Events (2)' }));
    const log = screen.getByRole('log');
    expect(log).toHaveTextContent(/remote\/failed.*session\/signedOut/);
    await user.type(screen.getByRole('textbox', { name: 'Name begins with' }), 'remote/');
    expect(log).not.toHaveTextContent('session/signedOut');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Told by' }), 'catalog');
    expect(log).toHaveTextContent('No event matches these filters.');
  });

  it('copies a link and a report', async () => {
    const { user } = await show({ applied: toNext });
    await user.click(screen.getByRole('button', { name: 'Copy report' }));
    expect(await screen.findByText('Report copied')).toBeVisible();
    const report = JSON.parse(await navigator.clipboard.readText()) as object;
    expect(report).toMatchObject({ released: { catalog: '1.0.0' }, remotes: { catalog: { state: 'ready' } } });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toContain('qa-overrides=');
  });

  it('closes with Escape, and returns the focus', async () => {
    const { user, panel } = await show({ isOpen: false, applied: toNext });
    const badge = screen.getByRole('button', { name: /2\.0\.0/ });
    await user.click(badge);
    act(() => panel.set(true));
    expect(await screen.findByRole('dialog', { name: 'Quality assurance' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(badge).toHaveFocus();
  });

  it('has no accessibility violations', async () => {
    const { container, user } = await show({ applied: toNext });
    await unfold(user, 'catalog');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the badge', () => {
  it('is not shown while everything runs as released', async () => {
    await show({ isOpen: false });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('announces that an override is not used', async () => {
    await show({ isOpen: false, applied: toNext, status: { state: 'fellBack' } });
    expect(screen.getByRole('status')).toHaveTextContent('catalog: override not used');
  });

  it('names what is overridden, and resets it', async () => {
    const { user, onReload } = await show({ isOpen: false, applied: toNext });
    expect(screen.getByRole('complementary')).toHaveTextContent('catalog: 2.0.0');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(stored()).toEqual({});
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});

describe('a link with overrides', () => {
  const linked: RemoteOverrides = { ...toNext, player: { kind: 'server', origin: 'https://evil.test' } };

  it('asks first, and leaves out what is not allowed', async () => {
    const { user, onReload } = await show({ isOpen: false, linked });
    const question = screen.getByRole('alertdialog', { name: 'Change what runs in this browser?' });
    expect(question).toHaveTextContent('https://evil.test'.replace('https://', ''));
    expect([stored(), onReload.mock.calls]).toEqual([{}, []]);
    await user.click(within(question).getByRole('button', { name: 'Apply and reload' }));
    expect(stored()).toEqual(toNext);
  });

  it('changes nothing when it is declined', async () => {
    const { user, onReload } = await show({ isOpen: false, linked });
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([stored(), onReload.mock.calls]).toEqual([{}, []]);
  });

  it('offers nothing to apply when nothing in it is allowed', async () => {
    await show({ isOpen: false, linked: { player: linked.player! } });
    expect(screen.queryByRole('button', { name: 'Apply and reload' })).toBeNull();
  });
});
