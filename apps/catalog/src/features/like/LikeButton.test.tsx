import { signedIn } from '@fairtone/store';
import { offline, renderWithStore, stubBackend, unknownSession } from '@fairtone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { albumIdOf, guestSession, LISTENER_ID, serverError, sessionOf, trackIdOf } from '../../testing/fixtures';
import { LikeButton } from './LikeButton';

const GROUP = [trackIdOf(1), trackIdOf(2)];
const READ = 'GET /rest/v1/user_favorites';
const ADD = 'POST /rest/v1/user_favorites';
const REMOVE = 'DELETE /rest/v1/user_favorites';
const liked = (number: number) => ({ album_id: null, track_id: trackIdOf(number) });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({
    [READ]: [liked(2)],
    [ADD]: () => new Response(null, { status: 201 }),
    [REMOVE]: () => new Response(null, { status: 204 }),
  });
});
afterEach(() => backend.restore());

const open = (state: object = sessionOf(LISTENER_ID)) =>
  renderWithStore(
    <>
      {[1, 2].map((number) => (
        <LikeButton key={number} kind="track" id={trackIdOf(number)} group={GROUP} title={`Track ${number}`} />
      ))}
    </>,
    { remote, state },
  );
const heart = (number: number) => screen.getByRole('button', { name: `Like Track ${number}` });
const isPressed = (number: number, pressed: boolean) =>
  waitFor(() => expect(heart(number)).toHaveAttribute('aria-pressed', String(pressed)));

it('shows which tracks are liked, with one request for the whole table', async () => {
  await open();
  await isPressed(2, true);
  expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
  expect(backend.requests(READ)).toHaveLength(1);
});

it('likes and stops liking', async () => {
  const { user } = await open();
  await isPressed(2, true);
  backend.use({ [READ]: [liked(1), liked(2)] });
  await user.click(heart(1));
  await isPressed(1, true);
  const [sent] = backend.requests(ADD);
  expect(sent?.body).toEqual({ user_id: LISTENER_ID, track_id: trackIdOf(1) });
  expect(sent?.url.searchParams.get('on_conflict')).toBe('user_id,track_id');
  backend.use({ [READ]: [liked(1)] });
  await user.click(heart(2));
  await isPressed(2, false);
  const [{ url } = { url: new URL('http://none') }] = backend.requests(REMOVE);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    user_id: `eq.${LISTENER_ID}`,
    track_id: `eq.${trackIdOf(2)}`,
  });
});

it('likes an album, which the database compares by its own column', async () => {
  const { user } = await renderWithStore(
    <LikeButton kind="album" id={albumIdOf(1)} group={[albumIdOf(1)]} title="Album 1" />,
    { remote, state: sessionOf(LISTENER_ID) },
  );
  await user.click(screen.getByRole('button', { name: 'Like Album 1' }));
  await waitFor(() => expect(backend.requests(ADD)).toHaveLength(1));
  const [sent] = backend.requests(ADD);
  expect(sent?.body).toEqual({ user_id: LISTENER_ID, album_id: albumIdOf(1) });
  // A second like of the same album is ignored instead of refused: supabase/tests/people.db.test.ts.
  expect(sent?.url.searchParams.get('on_conflict')).toBe('user_id,album_id');
});

it.each([
  ['refuses', serverError],
  ['cannot be reached', offline],
])('shows the like at once and undoes it when the server %s', async (_how, answer) => {
  const { user, store } = await open();
  await isPressed(2, true);
  let answerNow = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (answerNow = resolve));
  backend.use({ [ADD]: async () => (await waiting, answer()) });
  await user.click(heart(1));
  await isPressed(1, true);
  answerNow();
  await isPressed(1, false);
  expect(store.getState().ui.toasts).toMatchObject([{ title: 'Failed to update favorites', tone: 'destructive' }]);
});

it('saves each press while the one before is being saved, in order', async () => {
  const { user } = await open();
  await isPressed(2, true);
  let answerNow = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (answerNow = resolve));
  backend.use({ [ADD]: async () => (await waiting, new Response(null, { status: 201 })), [READ]: [] });
  await user.click(heart(1));
  await isPressed(1, true);
  await user.click(heart(1));
  await isPressed(1, false);
  expect(backend.requests(REMOVE)).toHaveLength(0);
  answerNow();
  await waitFor(() => expect(backend.requests(REMOVE)).toHaveLength(1));
  await isPressed(1, false);
});

it('keeps a later like when an earlier one of another track is refused', async () => {
  const { user, store } = await open();
  await isPressed(2, true);
  let refuseNow = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (refuseNow = resolve));
  backend.use({
    [ADD]: async () => (await waiting, serverError()),
    [REMOVE]: () => new Promise<Response>(() => undefined),
  });
  await user.click(heart(1));
  await user.click(heart(2));
  await isPressed(2, false);
  refuseNow();
  await waitFor(() => expect(store.getState().ui.toasts).toHaveLength(1));
  await isPressed(1, false);
  await isPressed(2, false);
});

it('saves a press that came before the session was known', async () => {
  const { user, store } = await open({ session: unknownSession });
  await user.click(heart(1));
  expect(backend.requests(ADD)).toEqual([]);
  act(() => void store.dispatch(signedIn(sessionOf(LISTENER_ID).session.user)));
  await waitFor(() => expect(backend.requests(ADD)).toHaveLength(1));
});

it('asks a guest to log in, and sends no request', async () => {
  const { user, store } = await open(guestSession);
  await user.click(heart(1));
  expect(store.getState().ui.toasts).toMatchObject([
    {
      title: 'Login Required',
      description: 'Please log in to save your favorites.',
      action: { label: 'Log in', href: expect.stringContaining('/login?returnTo=') as string },
    },
  ]);
  expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
  expect(backend.requests(READ)).toEqual([]);
});
