import { refusal } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { consoleDetails, PREVIEW_LINK, PUBLISHED } from '../../../testing/consoleFixtures';
import { openRemote } from '../../../testing/openRemote';
import { stubConsole } from '../../../testing/stubConsole';

const preview = { id: 'abc', link: PREVIEW_LINK, version: PUBLISHED, until: '2024-03-08T10:00:00Z' };

let functions: ReturnType<typeof stubConsole>;
beforeEach(() => {
  functions = stubConsole({ remote: consoleDetails({ previews: [preview] }) });
});
afterEach(() => functions.restore());

it('lists links to open and to copy', async () => {
  const { user, container } = await openRemote('previews');
  expect(await screen.findByRole('link', { name: PREVIEW_LINK })).toHaveAttribute('href', PREVIEW_LINK);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(PREVIEW_LINK);
  expect(await axe(container)).toHaveNoViolations();
});

it('says beside the link that copying failed', async () => {
  const { user } = await openRemote('previews');
  const copy = await screen.findByRole('button', { name: 'Copy the link' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(copy);
  expect(await screen.findByText('Copying failed. Select the text and copy it.')).toBeVisible();
});

it('ends a preview, and moves the focus to the heading of the list', async () => {
  const { user, openDialog, toasts } = await openRemote('previews');
  const dialog = await openDialog(`End the preview of ${PUBLISHED}`, 'alertdialog');
  expect(dialog.getByText(`npm run release -- preview end ${PREVIEW_LINK}`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End the preview' }));
  await waitFor(() => expect(toasts()).toEqual([`The preview of ${PUBLISHED} has ended`]));
  expect(functions.changes()).toEqual([{ act: 'endPreview', remote: 'catalog', id: 'abc' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: `End the preview of ${PUBLISHED}` })).toHaveFocus());
  functions.show({ remote: consoleDetails() });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'No previews' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Previews' })).toHaveFocus();
});

it('cannot be ended where the console has no key', async () => {
  functions.show({ remote: consoleDetails({ previews: [preview], mayRelease: false }) });
  await openRemote('previews');
  await screen.findByRole('link', { name: PREVIEW_LINK });
  expect(screen.queryByRole('button', { name: /^End/ })).not.toBeInTheDocument();
});

it('makes a link for a version, and shows it', async () => {
  const { user, openDialog } = await openRemote();
  const dialog = await openDialog(`Preview… ${PUBLISHED}`);
  functions.answerChange(() => refusal(409, 'release_refused'));
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The version was refused');
  functions.answerChange({ link: PREVIEW_LINK, cleaned: null });
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('link', { name: PREVIEW_LINK })).toBeVisible();
  expect(dialog.getByText('The link works now.')).toBeVisible();
  expect(functions.changes().at(-1)).toEqual({ act: 'preview', remote: 'catalog', version: PUBLISHED });
});
