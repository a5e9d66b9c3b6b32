import { refusal } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { consoleDetails, errorGroup, withCanary } from '../../testing/consoleFixtures';
import { openRemote } from '../../testing/openRemote';
import { stubConsole } from '../../testing/stubConsole';

let functions: ReturnType<typeof stubConsole>;
beforeEach(() => {
  functions = stubConsole({ remote: withCanary(), errors: { groups: [errorGroup()] } });
});
afterEach(() => functions.restore());

it('names the remote, its owner and its contract, and leads back to the console', async () => {
  const { container } = await openRemote();
  expect(await screen.findByRole('heading', { level: 1, name: 'The catalog' })).toBeVisible();
  expect(document.title).toBe('The catalog, console · Fairtone');
  expect(screen.getByRole('link', { name: 'Console' })).toHaveAttribute('href', '/console');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['catalog', '@fairtone/catalog', '^1.2.0', '1.3.0']),
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps the chosen tab in the address', async () => {
  const { user, address } = await openRemote('unknown');
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Releases');
  await user.click(screen.getByRole('tab', { name: 'Errors' }));
  expect(address()).toBe('/console/catalog?view=errors');
  expect(await screen.findByText('x is undefined')).toBeVisible();
});

it.each([
  ['staff_only', 403, 'This page is for staff'],
  ['remote_not_found', 404, 'There is no such remote'],
  ['store_missing', 503, 'No release store'],
  ['store_unavailable', 503, 'Failed to load this remote'],
])('shows for the refusal %s what to do next', async (code, status, title) => {
  functions.show({ remote: () => refusal(status, code) });
  await openRemote();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

it('loads with another try', async () => {
  functions.show({ remote: () => refusal(500, 'unexpected') });
  const { user } = await openRemote();
  await screen.findByRole('button', { name: 'Try again' });
  functions.show({ remote: consoleDetails({ fault: 'log.jsonl is damaged' }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('log.jsonl is damaged')).toHaveAttribute('lang', 'en');
});
