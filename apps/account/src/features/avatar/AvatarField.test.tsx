import { listenerSession, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Profile } from '../../api/profile';
import { remote } from '../../remote';
import { useAvatar } from './useAvatar';
import { AvatarField } from './AvatarField';
const ME = listenerSession.user.id;
const profile: Profile = {
  id: ME,
  name: 'Lena',
  avatar_url: null,
  role: 'customer',
  bio: null,
  location: null,
  created_at: '',
  state: 'active',
  counts: null,
};
const PATCH = 'PATCH /rest/v1/profiles';
const UUID = '11111111-1111-4111-8111-111111111111';
const UPLOAD = `POST /storage/v1/object/avatars/${ME}-${UUID}.jpg`;
const png = (bytes = 1) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({ [PATCH]: () => new Response(null, { status: 204 }) });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
afterEach(() => jest.restoreAllMocks());

const options = { remote, state: { session: listenerSession } as never };

async function open() {
  const view = await renderWithStore(<AvatarField profile={profile} />, options);
  const toastTexts = () => view.store.getState().ui.toasts.map(({ title, description }) => [title, description]);
  const choose = (file: File) => {
    const chooser = screen.getByLabelText('Choose a picture');
    chooser.removeAttribute('accept');
    return view.user.upload(chooser, file);
  };
  return { ...view, toastTexts, choose };
}

it('refuses a file that is not an image, by its type or by its content', async () => {
  const { toastTexts, choose } = await open();
  const invalid = ['Invalid file type', 'Please upload an image file'];
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(toastTexts()).toEqual([invalid]);
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError'));
  await choose(png());
  await waitFor(() => expect(toastTexts()).toEqual([invalid, invalid]));
});

it('refuses more than 2 MB', async () => {
  const { toastTexts, choose } = await open();
  await choose(png(2 * 1024 * 1024 + 1));
  expect(toastTexts()).toEqual([['File too large', 'Please upload an image smaller than 2MB']]);
});

it('offers a crop area of 280 px height with zoom up to 3', async () => {
  const { choose } = await open();
  await choose(png());
  const zoom = await screen.findByRole('slider', { name: 'Zoom' });
  expect(['min', 'max', 'step'].map((name) => zoom.getAttribute(name))).toEqual(['1', '3', '0.01']);
  expect(screen.getByTestId('container').parentElement).toHaveStyle({ height: '280px' });
  expect(await axe(screen.getByRole('dialog', { name: 'Crop the picture' }))).toHaveNoViolations();
});

describe('the cropped picture', () => {
  const area = { x: 0, y: 0, width: 10, height: 10 };
  function Crop() {
    const { pictureUrl, choose, crop } = useAvatar(ME);
    return (
      <button onClick={() => void (pictureUrl ? crop(area) : choose(png()))}>{pictureUrl ? 'crop' : 'choose'}</button>
    );
  }

  async function crop(storage: () => Response) {
    const canvas = HTMLCanvasElement.prototype;
    jest
      .spyOn(canvas, 'getContext')
      .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
    jest.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'], { type: 'image/jpeg' })));
    jest.spyOn(crypto, 'randomUUID').mockReturnValue(UUID);
    backend.use({ [UPLOAD]: storage });
    const view = await renderWithStore(<Crop />, options);
    await view.user.click(screen.getByRole('button', { name: 'choose' }));
    await view.user.click(await screen.findByRole('button', { name: 'crop' }));
    const toastTexts = () => view.store.getState().ui.toasts.map(({ title, description }) => [title, description]);
    return { ...view, toastTexts };
  }

  it('is stored, shown on the profile and in the header', async () => {
    const { toastTexts, store } = await crop(() => Response.json({ Id: '1', Key: 'avatars/x' }));
    await waitFor(() => expect(toastTexts()).toEqual([['Image uploaded', 'Your profile image has been updated.']]));
    expect(backend.requests(UPLOAD)).toHaveLength(1);
    const { avatar_url: url } = backend.requests(PATCH)[0]?.body as { avatar_url: string };
    expect(url).toMatch(`/storage/v1/object/public/avatars/${ME}-${UUID}.jpg`);
    expect(store.getState().session.user?.avatarUrl).toBe(url);
  });

  it('changes nothing when it cannot be stored', async () => {
    const { toastTexts, store } = await crop(() =>
      Response.json({ statusCode: '500', error: 'x', message: 'x' }, { status: 500 }),
    );
    await waitFor(() => expect(toastTexts()).toEqual([['Upload failed', 'Failed to upload image']]));
    expect(backend.requests(PATCH)).toEqual([]);
    expect(store.getState().session.user?.avatarUrl).toBeNull();
  });

  it('is not shown when it was stored and the profile could not be updated', async () => {
    backend.use({ [PATCH]: () => Response.json({ code: '42501', message: 'no' }, { status: 403 }) });
    const { toastTexts, store } = await crop(() => Response.json({ Id: '1', Key: 'avatars/x' }));
    await waitFor(() => expect(toastTexts()).toEqual([['Upload failed', 'Failed to upload image']]));
    expect(store.getState().session.user?.avatarUrl).toBeNull();
    expect(screen.getByRole('button', { name: 'crop' })).toBeVisible();
  });
});
