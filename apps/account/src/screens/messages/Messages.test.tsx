import { guestSession, listenerSession, refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component as MessagesScreen } from './MessagesScreen';
import { Component as ThreadScreen } from './ThreadScreen';
const ME = listenerSession.user.id;
const ADA = 'f1000000-0000-4000-8000-000000000001';
const idOf = (n: number) => `d5000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const LIST = 'GET /rest/v1/rpc/list_messages';
const THREAD = 'GET /rest/v1/messages';
const DELETE = 'DELETE /rest/v1/messages';
const CAN = 'GET /rest/v1/rpc/can_message';
const SEND = 'POST /functions/v1/send-message';
const PROFILE = 'GET /rest/v1/profiles';

const ada = { id: ADA, name: 'Ada Field', avatar_url: null };
const message = (n: number, from: string, body: string) => ({
  id: idOf(n),
  sender_id: from,
  recipient_id: from === ME ? ADA : ME,
  body,
  created_at: `2024-03-0${n}T10:00:00+00:00`,
});
const listItem = (n: number, from: string, body: string, person: object | null = ada) => ({
  ...message(n, from, body),
  person,
});

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [LIST]: [listItem(2, ADA, 'In spring, if all goes well.'), listItem(1, ADA, 'Hello', null)],
    [THREAD]: [message(2, ADA, 'In spring, if all goes well.'), message(1, ME, 'Will there be a record?')],
    [CAN]: true,
    [SEND]: { messageId: idOf(3) },
    [DELETE]: () => new Response(null, { status: 204 }),
    [PROFILE]: [
      {
        ...{ ...ada, role: 'artist', bio: null, location: null, created_at: '2024-01-01T00:00:00Z' },
        ...{ state: 'active', counts: null },
      },
    ],
    'GET /rest/v1/blocks': [],
  });
});
afterEach(() => backend.restore());

const state = (session: object) => ({ session }) as never;

describe('the boxes', () => {
  const open = (at = '/messages', session: object = listenerSession) =>
    renderWithStore(<MessagesScreen />, { remote, at, path: '/messages', state: state(session) });

  it('redirect guests to the login', async () => {
    const { address } = await open('/messages', guestSession);
    expect(address()).toBe('/login?returnTo=%2Fmessages');
  });

  it('show the sender and the beginning of a message, with a link to the conversation', async () => {
    const { container } = await open();
    const link = await screen.findByRole('link', { name: 'Message from Ada Field' });
    expect(link).toHaveAttribute('href', `/messages/${ADA}`);
    expect(screen.getByText('In spring, if all goes well.')).toBeVisible();
    expect(screen.getByText('Somebody who left')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show sent messages in the other tab', async () => {
    backend.use({ [LIST]: [] });
    const { user, address } = await open();
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Sent' }));
    expect(address()).toBe('/messages?box=sent');
    expect(await screen.findByRole('heading', { name: 'You have not written to anybody yet' })).toBeVisible();
    expect(backend.requests(LIST).at(-1)?.url.searchParams.get('box')).toBe('sent');
  });

  it('report a failure to load, with a retry', async () => {
    backend.use({ [LIST]: () => Response.json({ message: 'no' }, { status: 500 }) });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Failed to load messages' })).toBeVisible();
    backend.use({ [LIST]: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
  });
});

describe('a conversation', () => {
  async function open(at = `/messages/${ADA}`) {
    const options = { remote, at, path: '/messages/:personId', state: state(listenerSession) };
    const view = await renderWithStore(<ThreadScreen />, options);
    return { ...view, toasts: () => view.store.getState().ui.toasts.map(({ title }) => title) };
  }
  const lines = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');

  it('lists messages from the oldest to the newest, with their writers', async () => {
    const { container } = await open();
    await screen.findByRole('list', { name: 'Messages' });
    expect(lines().map((line) => line.textContent)).toEqual([
      'You:Will there be a record?March 1, 2024',
      'Ada Field:In spring, if all goes well.March 2, 2024',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a sent message at the end', async () => {
    const { user } = await open();
    const field = await screen.findByRole('textbox', { name: 'Message to Ada Field' });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Write something first')).toBeVisible();
    await user.type(field, ' I cannot wait. ');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[2]).toHaveTextContent('I cannot wait.');
    expect(field).toHaveValue('');
    expect(backend.requests(SEND)[0]?.body).toEqual({ recipientId: ADA, text: 'I cannot wait.' });
  });

  it('shows messages as text, never as markup', async () => {
    backend.use({ [THREAD]: [message(1, ADA, 'Will there be <b>a record</b>?')] });
    await open();
    expect(await screen.findByText('Will there be <b>a record</b>?')).toBeVisible();
  });

  it.each([
    ['too_many_messages', 'You have sent many messages. Please wait a while.'],
    ['strange', 'The message was not sent. Please try again.'],
  ])('keeps the typed text when the server refuses it: %s', async (code, words) => {
    backend.use({ [SEND]: refusal(429, code) });
    const { user } = await open();
    const field = await screen.findByRole('textbox', { name: 'Message to Ada Field' });
    await user.type(field, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(field).toHaveValue('Hello');
  });

  it('has no field when the other person accepts no messages', async () => {
    backend.use({ [CAN]: false });
    await open();
    expect(await screen.findByText('Ada Field does not take messages from you.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('lets a received message be reported and deleted', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'More for this message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const props = { kind: 'message', id: idOf(2), title: 'Message from Ada Field' };
    expect(store.getState().ui.dialog).toEqual({ name: 'catalog.report', props });
    await user.click(screen.getByRole('button', { name: 'More for this message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(backend.requests(DELETE)[0]?.url.searchParams.get('id')).toBe(`eq.${idOf(2)}`);
  });

  it('shows a message again when it could not be deleted', async () => {
    backend.use({ [DELETE]: () => Response.json({ message: 'no' }, { status: 500 }) });
    const { user, toasts } = await open();
    await user.click(await screen.findByRole('button', { name: 'More for this message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete the message']));
    expect(lines()).toHaveLength(2);
  });

  it.each([`/messages/${ME}`, '/messages/nobody'])('reports that there is no such person at %s', async (at) => {
    await open(at);
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
  });
});
