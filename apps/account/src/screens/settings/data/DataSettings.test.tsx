import { artistSession, listenerSession, refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../../remote';
import { DataSettings } from './DataSettings';

const EXPORT = 'POST /functions/v1/export-account';
const DELETE = 'POST /functions/v1/delete-account';

let backend: ReturnType<typeof stubBackend>;
let saved: Blob[];
beforeEach(() => {
  saved = [];
  backend = stubBackend({
    [EXPORT]: { exportedAt: '2026-01-01T00:00:00Z', account: { name: 'Lena' } },
    [DELETE]: { deleted: true, isClean: true },
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  });
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function open(session: object = listenerSession) {
  const options = { remote, at: '/settings', path: '/settings', state: { session } as never };
  const view = await renderWithStore(<DataSettings />, options);
  return { ...view, toasts: () => view.store.getState().ui.toasts.map(({ title }) => title) };
}

describe('the export', () => {
  it('is saved as one file', async () => {
    const { user, toasts } = await open();
    await user.click(screen.getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(toasts()).toEqual(['Your data is in your downloads']));
    expect(saved).toHaveLength(1);
  });

  it('is not saved when the response is incomplete', async () => {
    backend.use({ [EXPORT]: () => new Response('{"exportedAt": "2026') });
    const { user, toasts } = await open();
    await user.click(screen.getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(toasts()).toEqual(['Failed to export your data']));
    expect(saved).toEqual([]);
  });

  it('reports that it was requested too often', async () => {
    backend.use({ [EXPORT]: refusal(429, 'too_many_requests') });
    const { user, toasts } = await open();
    await user.click(screen.getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(toasts()[0]).toMatch(/several times today/));
  });
});

describe('deleting the account', () => {
  async function ask(session?: object) {
    const view = await open(session);
    await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
    return { ...view, confirm: () => view.user.click(screen.getByRole('button', { name: 'Delete for good' })) };
  }

  it('asks for the password first, and explains what is lost', async () => {
    await ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete your account?' });
    expect(dialog).toHaveTextContent('This cannot be undone.');
    expect(await axe(dialog)).toHaveNoViolations();
    expect(backend.requests(DELETE)).toEqual([]);
  });

  it('ends the session and opens the home page', async () => {
    const { user, confirm, address, toasts } = await ask();
    await user.type(screen.getByLabelText('Your password'), 'Correct1!');
    await confirm();
    await waitFor(() => expect(toasts()).toEqual(['Your account is deleted']));
    expect(backend.requests(DELETE)[0]?.body).toEqual({ password: 'Correct1!' });
    expect(address()).toBe('/');
  });

  it('ends the session after leaving this page: a page for members would ask the signed-out user to log in', async () => {
    const { confirm, store } = await ask();
    const isHere: boolean[] = [];
    store.subscribe(() => {
      if (store.getState().session.status === 'guest')
        isHere.push(screen.queryByText('Export everything', { exact: false }) !== null);
    });
    await confirm();
    await waitFor(() => expect(isHere).not.toEqual([]));
    expect(isHere).not.toContain(true);
  });

  it.each([
    ['wrong_password', 'This password is not right.'],
    ['payment_in_progress', 'A payment is still under way. Please try again in a while.'],
    ['strange', 'The account was not deleted. Please try again.'],
  ])('explains why it is refused with %s', async (code, words) => {
    backend.use({ [DELETE]: refusal(409, code) });
    const { confirm } = await ask();
    await confirm();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('lets an artist give up a balance that was not paid out', async () => {
    backend.use({ [DELETE]: refusal(409, 'balance_left') });
    const { user, confirm } = await ask(artistSession);
    await confirm();
    expect(await screen.findByText(/Some of your money has not been paid out/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'I give up what has not been paid out to me' }));
    await confirm();
    await waitFor(() => expect(backend.requests(DELETE)[1]?.body).toEqual({ forfeitsBalance: true }));
  });
});
