import { refusal } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  act,
  CANARY,
  consoleDetails,
  consoleHealth,
  consoleVitals,
  errorGroup,
  LIVE,
} from '../../testing/consoleFixtures';
import { openRemote } from '../../testing/openRemote';
import { stubConsole } from '../../testing/stubConsole';

let functions: ReturnType<typeof stubConsole>;
beforeEach(() => {
  functions = stubConsole({
    remote: consoleDetails({ health: consoleHealth }),
    errors: { groups: [errorGroup(), errorGroup({ fingerprint: 'f2', message: 'no map', source: null, share: null })] },
    vitals: { versions: [consoleVitals] },
  });
});
afterEach(() => functions.restore());

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('health', () => {
  it('shows the canary beside the live version, and says what to do', async () => {
    const { container } = await openRemote('health');
    expect(rowsOf(await screen.findByRole('table', { name: 'Health' }))).toEqual([
      ['Figure', `Canary ${CANARY}`, `Live ${LIVE}`],
      ['Pages', '20', '1,000'],
      ['Not loaded', '15', '1'],
      ['Pages with errors', '3', '4'],
      ['Share of failing pages', '90%', '0.5%'],
      ['Load time', '80 ms', '80 ms'],
      ['LCP', '–', '2.4 sec'],
      ['INP', '90 ms', '90 ms'],
      ['CLS', '0.02', '0.02'],
    ]);
    expect(screen.getByText('It fails too often. Roll it back.')).toBeVisible();
    expect(screen.getByText('18 of 20 pages failed (90 %)')).toHaveAttribute('lang', 'en');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that there are no figures yet', async () => {
    functions.show({ remote: consoleDetails() });
    await openRemote('health');
    expect(await screen.findByRole('heading', { name: 'No health yet' })).toBeVisible();
  });
});

describe('errors', () => {
  it('lists message, place, devices, owner and versions', async () => {
    const { container } = await openRemote('errors');
    const list = await screen.findByRole('list', { name: 'Errors of 30 days' });
    const [first, second] = within(list).getAllByRole('listitem');
    for (const text of ['apps/catalog/src/x.ts:12 (load)', '12 devices, 5%', '40 pages', '@fairtone/catalog'])
      expect(first).toHaveTextContent(text);
    expect(first).toHaveTextContent('Versions0.1.0-bbbb – 0.1.0-aaaaRoutes/album/:id');
    expect(within(first!).getByText('x is undefined')).toHaveAttribute('lang', 'en');
    expect(second).toHaveTextContent('no mapload12 devices40 pages');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that there were none', async () => {
    functions.show({ errors: { groups: [] } });
    await openRemote('errors');
    expect(await screen.findByRole('heading', { name: 'No errors in 30 days' })).toBeVisible();
  });

  it('loads them with another try', async () => {
    functions.show({ errors: () => refusal(503, 'store_unavailable') });
    const { user } = await openRemote('errors');
    expect(await screen.findByText('The release store does not respond. Try again in a moment.')).toBeVisible();
    functions.show({ errors: { groups: [errorGroup()] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('x is undefined')).toBeVisible();
  });
});

describe('speed', () => {
  it('rates each vital with a word', async () => {
    const { container } = await openRemote('speed');
    expect(rowsOf(await screen.findByRole('table', { name: 'Speed of the versions of 30 days' }))).toEqual([
      ['Version', 'Samples', 'Load', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB'],
      [LIVE, '1,200', '80 ms', '2.4 sec(Good)', '300 ms(Needs work)', '0.3(Poor)', '–', '100 ms(Good)'],
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that nobody visited, and that it failed to load', async () => {
    functions.show({ vitals: { versions: [] } });
    const { unmount } = await openRemote('speed');
    expect(await screen.findByRole('heading', { name: 'No visits in 30 days' })).toBeVisible();
    unmount();
    functions.show({ vitals: () => refusal(500, 'unexpected') });
    await openRemote('speed');
    expect(await screen.findByRole('heading', { name: 'Failed to load the speed' })).toBeVisible();
  });
});

describe('the log', () => {
  it('says who did what and why, newest first', async () => {
    const log = [
      act({ action: 'rollback', percent: undefined, reason: 'prices are wrong' }),
      act({ at: '2024-02-29T10:00:00Z', percent: 0 }),
      act({ at: '2024-02-28T10:00:00Z', percent: 5 }),
      act({ at: '2024-02-27T10:00:00Z', percent: undefined }),
      act({ at: '2024-02-26T10:00:00Z', action: 'publish', percent: undefined }),
    ];
    functions.show({ remote: consoleDetails({ log }) });
    const { container } = await openRemote('log');
    const list = await screen.findByRole('list', { name: 'Log' });
    const lines = within(list).getAllByRole('listitem');
    expect(lines.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      `Mira rolled back ${LIVE}prices are wrong`,
      `Mira ended the canary ${LIVE}`,
      `Mira promoted ${LIVE} to 5%`,
      `Mira promoted ${LIVE} to all devices`,
      `Mira published ${LIVE}`,
    ]);
    const time = lines[0]!.querySelector('time');
    expect(time).toHaveAttribute('datetime', '2024-03-01T10:00:00Z');
    expect(time?.title).toContain('March 1, 2024');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that nothing has been done', async () => {
    functions.show({ remote: consoleDetails({ log: [] }) });
    await openRemote('log');
    expect(await screen.findByRole('heading', { name: 'Nothing has been done yet' })).toBeVisible();
  });
});
