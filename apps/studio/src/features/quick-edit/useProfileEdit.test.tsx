import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { artist, sessionOf } from '../../testing/sessions';
import { uploadAvatar } from './uploadAvatar';
import { useProfileEdit } from './useProfileEdit';

jest.mock('./uploadAvatar');

const SAVE = 'PATCH /rest/v1/profiles';
const stored = { id: artist.id, name: 'Ada', avatar_url: null, social_links: {} };
const RULES = {
  toValues: () => ({ name: 'Ada' }),
  problemsOf: () => ({}),
  toWrite: ({ name }: { name: string }) => ({ name }),
};

const onSaved = jest.fn();

function Form() {
  const { chooseAvatar, save } = useProfileEdit(stored as never, RULES as never, onSaved);
  return (
    <>
      <button onClick={() => chooseAvatar(new Blob(['picture']))}>choose</button>
      <button onClick={() => void save()}>save</button>
    </>
  );
}

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({ [SAVE]: () => new Response(null, { status: 204 }) });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  onSaved.mockReset();
});
afterEach(() => backend.restore());

it('stores no profile when the upload of the picture fails, and stores both with the next try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(uploadAvatar).mockRejectedValueOnce(new Error('cut')).mockResolvedValueOnce('http://localhost/me.jpg');
  const { user, store } = await renderWithStore(<Form />, { remote, state: { session: sessionOf(artist) } });
  const toasts = () => store.getState().ui.toasts;
  await user.click(screen.getByRole('button', { name: 'choose' }));
  await user.click(screen.getByRole('button', { name: 'save' }));
  await waitFor(() =>
    expect(toasts()).toMatchObject([
      { title: 'Upload failed', description: 'Failed to upload image', tone: 'destructive' },
    ]),
  );
  expect(backend.requests(SAVE)).toEqual([]);
  expect(onSaved).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(backend.requests(SAVE).map(({ body }) => body)).toEqual([
    { name: 'Ada', avatar_url: 'http://localhost/me.jpg' },
  ]);
  expect(toasts().slice(1)).toMatchObject([
    { title: 'Image uploaded', description: 'Your profile image has been updated.' },
    { title: 'Profile Updated' },
  ]);
  expect(store.getState().session.user?.avatarUrl).toBe('http://localhost/me.jpg');
});
