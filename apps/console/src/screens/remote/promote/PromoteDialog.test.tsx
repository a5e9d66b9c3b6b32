import { refusal } from '@fairtone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CANARY, consoleDetails, consoleDiff, LIVE, PUBLISHED, withCanary } from '../../../testing/consoleFixtures';
import { openRemote } from '../../../testing/openRemote';
import { stubConsole } from '../../../testing/stubConsole';

let functions: ReturnType<typeof stubConsole>;
beforeEach(() => {
  functions = stubConsole({ remote: consoleDetails(), verify: { faults: [] }, diff: consoleDiff });
});
afterEach(() => functions.restore());

async function open(version = PUBLISHED) {
  const page = await openRemote();
  const dialog = await page.openDialog(`Promote… ${version}`);
  const promote = () => dialog.getByRole('button', { name: /^Promote to/ });
  const reason = () => dialog.getByRole('textbox', { name: 'Reason' });
  return { ...page, dialog, promote, reason };
}

it('says what will happen and how the version differs from the live one', async () => {
  const { user, dialog } = await open();
  expect(dialog.getByText(`10% of the devices get ${PUBLISHED}; the others keep ${LIVE}.`)).toBeVisible();
  expect(await dialog.findByText('Nothing speaks against it.')).toBeVisible();
  expect(await dialog.findByText('70 kB before, 71 kB after')).toBeVisible();
  expect(dialog.getByText('Contract ^1.2.0 before, ^1.3.0 after')).toBeVisible();
  expect(dialog.getByText('/old')).toBeVisible();
  await user.click(dialog.getByText('1 file differs, 7 are the same'));
  expect(dialog.getByRole('row', { name: /main\.js/ })).toHaveTextContent('main.js4 kBmissing');
  expect(await axe(dialog.element)).toHaveNoViolations();
});

it('sends share, reason and what was seen when it opened', async () => {
  const { user, dialog, promote, reason, toasts } = await open();
  await dialog.findByText('Nothing speaks against it.');
  await user.click(reason());
  await user.paste(' for Friday ');
  fireEvent.change(dialog.getByRole('slider'), { target: { value: '3' } });
  expect(
    dialog.getByText(`npm run release -- promote catalog ${PUBLISHED} --percent 25 --reason "for Friday"`),
  ).toBeVisible();
  // A refresh behind the dialog does not change what the person decides about.
  functions.show({ remote: withCanary() });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(functions.asked('remote')).toBe(2));
  await user.click(promote());
  await waitFor(() => expect(toasts()).toEqual([`25% of the devices get ${PUBLISHED}`]));
  expect(functions.changes()).toEqual([
    {
      ...{ act: 'promote', remote: 'catalog', version: PUBLISHED, percent: 25, reason: 'for Friday' },
      seen: { live: LIVE, canary: null },
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(functions.asked('remote')).toBe(3);
});

it('is blocked by the reasons against the version', async () => {
  functions.show({ verify: { faults: ['lacks a text: de album.title', 'needs host contract ^2.0.0'] } });
  const { user, dialog, promote } = await open();
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('2 reasons against it:');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['lacks a text: de album.title', 'needs host contract ^2.0.0']);
  expect(promote()).toHaveAttribute('aria-disabled', 'true');
  await user.click(promote());
  expect(functions.changes()).toEqual([]);
});

it('keeps the reason when something else became live meanwhile, and sends what is shown then', async () => {
  const { user, dialog, promote, reason } = await open();
  await dialog.findByText('Nothing speaks against it.');
  await user.click(reason());
  await user.paste('for Friday');
  functions.answerChange(() => refusal(409, 'changed_meanwhile'));
  functions.show({ remote: withCanary({ live: '0.1.0-eeee' }) });
  await user.click(promote());
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Live now: 0.1.0-eeee.'));
  expect(dialog.getByRole('alert')).toHaveTextContent(`Canary: ${CANARY} with 10%.`);
  expect(dialog.getByText(/the others keep 0\.1\.0-eeee/)).toHaveTextContent(`The canary ${CANARY} ends.`);
  expect(reason()).toHaveValue('for Friday');
  functions.answerChange({ link: null, cleaned: null });
  await waitFor(() => expect(promote()).not.toHaveAttribute('aria-disabled'));
  await user.click(promote());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(functions.changes().at(-1)).toMatchObject({
    reason: 'for Friday',
    seen: { live: '0.1.0-eeee', canary: CANARY },
  });
});

it('lists the reasons of a refusal', async () => {
  const { user, dialog, promote } = await open();
  await dialog.findByText('Nothing speaks against it.');
  functions.answerChange(() => refusal(409, 'release_refused'));
  functions.show({ verify: { faults: ['its entry has 9000 bytes compressed'] } });
  await user.click(promote());
  expect(await dialog.findByText('The version was refused: something speaks against it.')).toBeVisible();
  expect(await dialog.findByText('its entry has 9000 bytes compressed')).toBeVisible();
});

it('gives the first version to all devices at once', async () => {
  functions.show({ remote: consoleDetails({ live: null, versions: consoleDetails().versions.slice(0, 1) }) });
  const { dialog, promote } = await open();
  expect(await dialog.findByText(`All devices get ${PUBLISHED}.`)).toBeVisible();
  expect(promote()).toHaveAccessibleName('Promote to all devices');
  expect(dialog.queryByRole('slider')).not.toBeInTheDocument();
  expect(functions.asked('diff')).toBe(0);
});

it('says that checks and difference could not be loaded', async () => {
  functions.show({ verify: () => refusal(500, 'unexpected'), diff: () => refusal(404, 'version_not_found') });
  const { dialog } = await open();
  expect(await dialog.findByRole('heading', { name: 'Failed to run the checks' })).toBeVisible();
  expect(await dialog.findByText('This version is no longer in the release store.')).toBeVisible();
});

it('compares a version with the live one', async () => {
  const { openDialog } = await openRemote();
  const dialog = await openDialog(`Compare with live: ${PUBLISHED}`);
  expect(await dialog.findByText('70 kB before, 71 kB after')).toBeVisible();
  expect(dialog.getByText(`npm run release -- diff catalog ${LIVE} ${PUBLISHED}`)).toBeVisible();
});
