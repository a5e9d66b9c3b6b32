import { refusal } from '@fairtone/testing';
import { consoleDetails } from '../../../testing/consoleFixtures';
import { openRemote } from '../../../testing/openRemote';
import { stubConsole } from '../../../testing/stubConsole';

const unused = {
  versions: [
    { version: '0.1.0-old1', files: 4, bytes: 40_000 },
    { version: '0.1.0-old2', files: 3, bytes: 30_000 },
  ],
  bytes: 90_000,
};

let functions: ReturnType<typeof stubConsole>;
beforeEach(() => {
  functions = stubConsole({ remote: consoleDetails(), unused });
});
afterEach(() => functions.restore());

const open = async () => {
  const page = await openRemote();
  return { ...page, dialog: await page.openDialog('Clean up…') };
};

it('lists the unused versions, deletes them, and says which are deleted', async () => {
  const { user, dialog } = await open();
  expect(await dialog.findByText(/Deleting frees 90 kB\./)).toBeVisible();
  expect(dialog.getByRole('row', { name: /old1/ })).toHaveTextContent('0.1.0-old1440 kB');
  functions.answerChange({ link: null, cleaned: { versions: unused.versions.slice(0, 1), bytes: 40_000 } });
  await user.click(dialog.getByRole('button', { name: 'Delete 2 versions' }));
  expect(await dialog.findByText('1 version is deleted, 40 kB.')).toBeVisible();
  expect(dialog.getByRole('table', { name: 'Deleted versions' })).toHaveTextContent('old1');
  expect(dialog.queryByText(/old2/)).not.toBeInTheDocument();
  expect(functions.changes()).toEqual([{ act: 'clean', remote: 'catalog' }]);
});

it('says that there is nothing to delete', async () => {
  functions.show({ unused: { versions: [], bytes: 0 } });
  const { dialog } = await open();
  expect(await dialog.findByText(/^There is nothing to delete/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});

it('deletes files that no version names any more', async () => {
  functions.show({ unused: { versions: [], bytes: 20_000 } });
  const { user, dialog } = await open();
  functions.answerChange({ link: null, cleaned: { versions: [], bytes: 20_000 } });
  await user.click(await dialog.findByRole('button', { name: 'Delete the files' }));
  expect(await dialog.findByText('The files are deleted, 20 kB.')).toBeVisible();
});

it('keeps the list open when deleting fails', async () => {
  const { user, dialog } = await open();
  functions.answerChange(() => refusal(403, 'key_missing'));
  await user.click(await dialog.findByRole('button', { name: 'Delete 2 versions' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The console has no key of the team');
  expect(dialog.getByRole('row', { name: /old2/ })).toBeVisible();
});
