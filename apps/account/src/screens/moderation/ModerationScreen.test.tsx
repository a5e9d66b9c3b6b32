import { guestSession, listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './ModerationScreen';
const QUEUE = 'GET /rest/v1/rpc/moderation_queue';
const SUBJECT = 'GET /rest/v1/rpc/moderation_subject';
const LOG = 'GET /rest/v1/moderation_log';
const HIDE = 'POST /rest/v1/rpc/hide_content';
const RESTORE = 'POST /rest/v1/rpc/restore_content';
const ANSWER = 'POST /rest/v1/rpc/answer_report';
const ALBUM = 'a1000000-0000-4000-8000-000000000001';
const REPORT = 'e5000000-0000-4000-8000-000000000001';
const report = (rest: object = {}) => ({
  ...{ id: REPORT, subject_kind: 'album', subject_id: ALBUM, subject_title: 'Night Walks', reason: 'copyright' },
  ...{ details: 'This is my song.', claimant_name: null, claimant_email: null, state: 'open', outcome: null },
  ...{ answer: null, created_at: '2024-03-01T10:00:00Z', answered_at: null, ...rest },
});
const facts = (rest: object = {}) => ({
  ...{ subject: { title: 'Night Walks', description: 'Songs of one winter.' }, hold: null, open_reports: 2, ...rest },
});
const hold = { created_at: '2024-03-02T10:00:00Z', is_legal: false, note: null };
const done = () => new Response(null, { status: 204 });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [QUEUE]: [report()],
    [SUBJECT]: facts(),
    [LOG]: [{ id: 7, act: 'restore', note: 'A mistake.', created_at: '2024-02-01T10:00:00Z' }],
    [HIDE]: done,
    [RESTORE]: done,
    [ANSWER]: done,
  });
});
afterEach(() => backend.restore());

async function open(at = '/moderation', session: object = listenerSession) {
  const view = await renderWithStore(<Component />, { remote, at, path: '/moderation', state: { session } as never });
  return { ...view, toasts: () => view.store.getState().ui.toasts.map(({ title }) => title) };
}
async function look() {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Look at Night Walks' }));
  const dialog = await screen.findByRole('dialog', { name: 'Night Walks' });
  await within(dialog).findByText('Songs of one winter.');
  return { ...view, dialog };
}

it('redirects guests to the login', async () => {
  expect((await open('/moderation', guestSession)).address()).toBe('/login?returnTo=%2Fmoderation');
});

it('tells users who are not moderators that they may not see it', async () => {
  backend.use({ [QUEUE]: () => Response.json({ code: '42501', message: 'moderators_only' }, { status: 403 }) });
  await open();
  expect(await screen.findByRole('heading', { name: 'This page is for moderators' })).toBeVisible();
});

it('shows the reported content and the reason', async () => {
  const { container } = await open();
  const card = await screen.findByRole('listitem');
  for (const words of ['Album', 'Night Walks', 'This is my song.']) expect(card).toHaveTextContent(words);
  expect(backend.requests(QUEUE)[0]?.url.searchParams.get('wanted_state')).toBe('open');
  expect(await axe(container)).toHaveNoViolations();
});

it('lists answered reports in the other tab', async () => {
  backend.use({ [QUEUE]: [report({ state: 'answered', outcome: 'kept', answer: 'It is theirs.' })] });
  await open('/moderation?state=answered');
  expect(await screen.findByText('Answer: It is theirs.')).toBeVisible();
  expect(screen.getByText('Kept')).toBeVisible();
});

it('shows the present state of a case, with earlier acts', async () => {
  const { dialog } = await look();
  expect(within(dialog).getByText('2 open reports')).toBeVisible();
  expect(within(dialog).getByText('A mistake.')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', `/album/${ALBUM}`);
  expect(await axe(dialog)).toHaveNoViolations();
});

it('hides reported content with a note to its owner, and restores it', async () => {
  const { user, dialog } = await look();
  await user.type(within(dialog).getByRole('textbox', { name: 'Note to the owner' }), 'Ask the band first.');
  backend.use({ [SUBJECT]: facts({ hold }) });
  await user.click(within(dialog).getByRole('button', { name: 'Hide it' }));
  expect(await within(dialog).findByText('Hidden since March 2, 2024')).toBeVisible();
  const subject = { subject_kind: 'album', subject_id: ALBUM };
  expect(backend.requests(HIDE)[0]?.body).toEqual({ ...subject, note: 'Ask the band first.', is_legal: false });
  backend.use({ [SUBJECT]: facts() });
  await user.click(within(dialog).getByRole('button', { name: 'Show it again' }));
  expect(await within(dialog).findByRole('button', { name: 'Hide it' })).toBeVisible();
  expect(backend.requests(RESTORE)[0]?.body).toEqual(subject);
});

it('closes a report with an answer and removes it from the queue', async () => {
  const { user, dialog, toasts } = await look();
  await user.click(within(dialog).getByRole('radio', { name: 'Removed' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Answer to whoever reported it' }), 'Thank you.');
  await user.click(within(dialog).getByRole('button', { name: 'Close the report' }));
  await waitFor(() => expect(toasts()).toEqual(['The report is closed']));
  expect(backend.requests(ANSWER)[0]?.body).toEqual({ report_id: REPORT, outcome: 'removed', answer: 'Thank you.' });
  expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
});

it.each([
  ['own_content', 'This is your own. Another moderator has to decide.'],
  ['already_answered', 'Somebody else has answered this report.'],
])('explains why an answer is refused: %s', async (message, words) => {
  backend.use({ [ANSWER]: () => Response.json({ code: 'P0001', message }, { status: 400 }) });
  const { user, dialog } = await look();
  await user.click(within(dialog).getByRole('button', { name: 'Close the report' }));
  expect(await within(dialog).findByText(words)).toBeVisible();
});
