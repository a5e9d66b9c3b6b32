import { refusal } from '@fairtone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CANARY, consoleDetails, LIVE, PUBLISHED, withCanary } from '../../../testing/consoleFixtures';
import { openRemote } from '../../../testing/openRemote';
import { stubConsole } from '../../../testing/stubConsole';

let functions: ReturnType<typeof stubConsole>;
beforeEach(() => {
  functions = stubConsole({ remote: withCanary() });
});
afterEach(() => functions.restore());

const dial = () => screen.findByRole('slider', { name: 'Share of the devices' });

describe('the versions of a remote', () => {
  it('are listed with state, publisher, contract and size', async () => {
    const details = consoleDetails();
    const [first, ...others] = details.versions;
    const unfit = { ...first!, contract: { range: '^2.0.0', fits: false }, totalBytes: 95_000 };
    functions.show({ remote: { ...details, versions: [unfit, ...others] } });
    await openRemote();
    const row = await screen.findByRole('row', { name: new RegExp(PUBLISHED) });
    expect(row).toHaveTextContent(`${PUBLISHED}Published`);
    for (const text of [
      'Omar',
      '^2.0.0',
      'Does not fit shell 1.3.0',
      'Entry: 5 kB of 6 kB',
      'All files: 95 kB of 90 kB',
    ])
      expect(row).toHaveTextContent(text);
    expect(within(row).getAllByText('Over the limit')).toHaveLength(1);
    const live = screen.getByRole('row', { name: new RegExp(LIVE) });
    expect(within(live).getByRole('button', { name: `Promote… ${LIVE}` })).toHaveAttribute('aria-disabled', 'true');
  });

  it('show sizes without limits, and that a size is not known', async () => {
    const details = consoleDetails({ budget: null });
    const [first, second] = details.versions;
    functions.show({ remote: { ...details, versions: [{ ...first!, totalBytes: 0 }, second!] } });
    await openRemote();
    expect(await screen.findByRole('row', { name: new RegExp(PUBLISHED) })).toHaveTextContent('Not known');
    expect(screen.getByRole('row', { name: new RegExp(LIVE) })).toHaveTextContent('All files: 71 kB');
  });

  it('cannot be released where the console has no key; only the canary can be ended', async () => {
    functions.show({ remote: withCanary({ mayRelease: false }) });
    await openRemote();
    expect(await screen.findByText(/Only a canary can be ended here/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'End the canary' })).toBeVisible();
    for (const name of [/^Promote/, /^Preview/, 'Apply', 'Clean up…'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('cannot be rolled back without a key when there is no canary', async () => {
    functions.show({ remote: consoleDetails({ mayRelease: false }) });
    await openRemote();
    expect(await screen.findByRole('button', { name: 'Roll back…' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the share of a canary', () => {
  it('is sent when it is applied, not when it is chosen', async () => {
    const { user, toasts } = await openRemote();
    const apply = await screen.findByRole('button', { name: 'Apply' });
    expect(apply).toHaveAttribute('aria-disabled', 'true');
    fireEvent.change(await dial(), { target: { value: '4' } });
    expect(screen.getByText(`50% of the devices get ${CANARY}; the others keep ${LIVE}.`)).toBeVisible();
    expect(screen.getByText(`npm run release -- promote catalog ${CANARY} --percent 50`)).toBeVisible();
    expect(functions.changes()).toEqual([]);
    functions.show({ remote: withCanary({ canary: { version: CANARY, percent: 50 } }) });
    await user.click(apply);
    await waitFor(() => expect(toasts()).toEqual([`50% of the devices get ${CANARY}`]));
    expect(functions.changes()).toEqual([
      {
        ...{ act: 'promote', remote: 'catalog', version: CANARY, percent: 50 },
        seen: { live: LIVE, canary: CANARY },
      },
    ]);
    await waitFor(() => expect(apply).toHaveAttribute('aria-disabled', 'true'));
  });

  it('says what is live now when it was changed meanwhile', async () => {
    const { user } = await openRemote();
    fireEvent.change(await dial(), { target: { value: '5' } });
    functions.answerChange(() => refusal(409, 'changed_meanwhile'));
    functions.show({ remote: withCanary({ canary: { version: CANARY, percent: 25 } }) });
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(`All devices get ${CANARY}.`)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`Canary: ${CANARY} with 25%.`));
  });

  it('gives the focus to the heading when the canary disappears', async () => {
    const { user } = await openRemote();
    fireEvent.change(await dial(), { target: { value: '5' } });
    functions.show({ remote: consoleDetails({ live: CANARY }) });
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Live now' })).toHaveFocus();
  });
});
