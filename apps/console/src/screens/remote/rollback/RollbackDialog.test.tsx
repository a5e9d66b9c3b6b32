import { refusal } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CANARY, consoleDetails, consoleHealth, LIVE, PREVIOUS, withCanary } from '../../../testing/consoleFixtures';
import { openRemote } from '../../../testing/openRemote';
import { stubConsole } from '../../../testing/stubConsole';

let functions: ReturnType<typeof stubConsole>;
beforeEach(() => {
  functions = stubConsole({ remote: withCanary() });
});
afterEach(() => functions.restore());

describe('a rollback', () => {
  it('ends the canary, for the reason that is typed', async () => {
    const { user, openDialog, toasts } = await openRemote();
    const dialog = await openDialog('End the canary', 'alertdialog');
    expect(dialog.getByText(new RegExp(`^10% of the devices go from ${CANARY} back to ${LIVE}`))).toBeVisible();
    await user.click(dialog.getByRole('textbox', { name: 'Reason' }));
    await user.paste('prices are wrong');
    expect(dialog.getByText('npm run release -- rollback catalog --reason "prices are wrong"')).toBeVisible();
    expect(await axe(dialog.element)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'End the canary' }));
    await waitFor(() => expect(toasts()).toEqual([`The canary ${CANARY} has ended`]));
    expect(functions.changes()).toEqual([
      {
        ...{ act: 'rollback', remote: 'catalog', reason: 'prices are wrong' },
        seen: { live: LIVE, canary: CANARY },
        to: LIVE,
      },
    ]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('makes the version before live again', async () => {
    functions.show({ remote: consoleDetails() });
    const { user, openDialog, toasts } = await openRemote();
    const dialog = await openDialog('Roll back…', 'alertdialog');
    expect(dialog.getByText(`All devices go from ${LIVE} back to ${PREVIOUS}.`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(toasts()).toEqual([`${PREVIOUS} is live again`]));
    expect(functions.changes()).toEqual([
      { act: 'rollback', remote: 'catalog', seen: { live: LIVE, canary: null }, to: PREVIOUS },
    ]);
  });

  it('shows the new target after a change by another person, and keeps the reason', async () => {
    const { user, openDialog } = await openRemote();
    const dialog = await openDialog('Roll back…', 'alertdialog');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await user.click(reason);
    await user.paste('slow');
    functions.answerChange(() => refusal(409, 'changed_meanwhile'));
    functions.show({ remote: consoleDetails() });
    await user.click(dialog.getByRole('button', { name: 'End the canary' }));
    expect(await dialog.findByText(`All devices go from ${LIVE} back to ${PREVIOUS}.`)).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent(`Live now: ${LIVE}.`);
    expect(reason).toHaveValue('slow');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(functions.changes().at(-1)).toMatchObject({ seen: { live: LIVE, canary: null } });
  });

  it('goes back to a version that is too old for the list', async () => {
    const health = {
      ...consoleHealth,
      kind: 'live',
      before: { ...consoleHealth.candidate, version: '0.1.0-old' },
    } as const;
    functions.show({ remote: consoleDetails({ versions: consoleDetails().versions.slice(0, 2), health }) });
    const { openDialog } = await openRemote();
    const dialog = await openDialog('Roll back…', 'alertdialog');
    expect(dialog.getByText(`All devices go from ${LIVE} back to 0.1.0-old.`)).toBeVisible();
  });

  it('is not offered when there is nothing to go back to', async () => {
    functions.show({ remote: consoleDetails({ versions: consoleDetails().versions.slice(0, 2) }) });
    await openRemote();
    expect(await screen.findByRole('button', { name: 'Roll back…' })).toHaveAttribute('aria-disabled', 'true');
  });
});
