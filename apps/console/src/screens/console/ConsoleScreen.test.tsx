import { guestSession, listenerSession, refusal, renderWithStore } from '@fairtone/testing';
import { act as inAct, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { act, CANARY, consoleRemote } from '../../testing/consoleFixtures';
import { stubConsole } from '../../testing/stubConsole';
import { Component } from './ConsoleScreen';

const overview = (...remotes: object[]) => ({ shell: '1.3.0', remotes });

let functions: ReturnType<typeof stubConsole>;
beforeEach(() => {
  functions = stubConsole({ overview: overview(consoleRemote()) });
});
afterEach(() => functions.restore());

const open = (session: object = listenerSession) =>
  renderWithStore(<Component />, { remote, at: '/console', path: '/console', state: { session } as never });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const lookAgain = () => inAct(async () => void document.dispatchEvent(new Event('visibilitychange')));

it('redirects guests to the login, which leads back', async () => {
  expect((await open(guestSession)).address()).toBe('/login?returnTo=%2Fconsole');
});

it('shows what is live of each remote, how it does, and who changed it last', async () => {
  functions.show({
    overview: overview(
      consoleRemote({
        canary: { version: CANARY, percent: 10 },
        verdict: { state: 'broken', reason: 'it fails' },
        errorsToday: { groups: 2, devices: 1 },
        contract: { range: '^1.4.0', fits: false },
        lastAct: act({ at: new Date(Date.now() - 7_300_000).toISOString(), percent: 10, reason: 'for Friday' }),
      }),
      consoleRemote({
        name: 'player',
        titles: {},
        owner: null,
        live: null,
        contract: null,
        fault: 'live.json is damaged',
      }),
    ),
  });
  const { container } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Console');
  expect(document.title).toBe('Console · Fairtone');
  const row = await rowOf('The catalog');
  for (const text of ['catalog · @fairtone/catalog', '10%', CANARY, 'Broken', '2 errors', '1 device', '^1.4.0'])
    expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent('Does not fit shell 1.3.0');
  expect(row).toHaveTextContent('Mira promoted 0.1.0-aaaa to 10% · 2 hours agofor Friday');
  expect(screen.getByText('Shell contract 1.3.0')).toBeVisible();
  const other = await rowOf('player');
  expect(other).toHaveTextContent('Fault: live.json is damaged');
  expect(other).toHaveTextContent('Nothing live');
  expect(within(row).getByRole('link', { name: 'The catalog' })).toHaveAttribute('href', '/console/catalog');
  expect(await axe(container)).toHaveNoViolations();
});

it('refreshes when the page becomes visible again, and keeps the focus', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'The catalog' });
  link.focus();
  functions.show({ overview: overview(consoleRemote({ live: '0.1.0-new' })) });
  await lookAgain();
  expect(await screen.findByText('0.1.0-new')).toBeVisible();
  expect(link).toHaveFocus();
});

it('keeps the list when a refresh fails, and says since when it is old', async () => {
  await open();
  await rowOf('The catalog');
  functions.show({ overview: () => refusal(503, 'store_unavailable') });
  await lookAgain();
  expect(await screen.findByText(/^Not refreshed since/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'The catalog' })).toBeVisible();
});

it('tells signed-in people without the role that the page is for staff, and asks no more', async () => {
  functions.show({ overview: () => refusal(403, 'staff_only') });
  await open();
  expect(await screen.findByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  await lookAgain();
  expect(functions.asked('overview')).toBe(1);
});

it('says that it failed to load, and loads with another try', async () => {
  functions.show({ overview: () => refusal(500, 'unexpected') });
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Failed to load the remotes' })).toBeVisible();
  functions.show({ overview: overview(consoleRemote()) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('The catalog')).toBeVisible();
});

it('names the setting that a shop without a release store lacks', async () => {
  functions.show({ overview: () => refusal(503, 'store_missing') });
  await open();
  expect(await screen.findByText(/set FAIRTONE_RELEASES_STORE/)).toBeVisible();
});

it('says that nothing is released yet', async () => {
  functions.show({ overview: overview() });
  await open();
  expect(await screen.findByRole('heading', { name: 'No remote is released yet' })).toBeVisible();
});
