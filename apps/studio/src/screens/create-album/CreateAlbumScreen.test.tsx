import { eventBus } from '@fairtone/events';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreparedTrack } from '../../features/upload/preparedTrack';
import { UploadError } from '../../features/upload/uploadState';
import { UploadWorkContext, type UploadAdapter } from '../../features/upload/uploadWorkContext';
import { remote } from '../../remote';
import { createMemoryFileStore, createFailingFileStore } from '../../testing/fileStores';
import { artist, sessionOf, signedOutSession, unknownSession } from '../../testing/sessions';
import { Component } from './CreateAlbumScreen';

const facts = {
  durationMs: 61_000,
  loudnessLufs: -14,
  truePeakDb: -1,
  peaks: [],
  encoderDelay: 576,
  encoderPadding: 100,
  sampleRate: 44100,
};
const prepared: PreparedTrack = { facts, tags: { title: 'Tagged', album: 'From the Tag', genre: 'jazz' }, files: [] };

const fileStore = createMemoryFileStore();

/** Files with "cut" in their name fail; the others are prepared and stored at once. */
const adapter: UploadAdapter = {
  prepare: (file) =>
    file.name.includes('cut') ? Promise.reject(new UploadError('truncated')) : Promise.resolve(prepared),
  store: (artistId, trackId) =>
    Promise.resolve(
      (['original', 'purchase', 'stream'] as const).map((kind) => ({
        ...{ kind, format: 'mp3' as const, bytes: 5 },
        path: `${artistId}/${trackId}/${kind}.mp3`,
      })),
    ),
  drawCover: () => Promise.reject(new Error('No file here has a picture.')),
  fileStore,
};

const created = () => new Response(null, { status: 201 });
const noContent = () => new Response(null, { status: 204 });

function backend(more = {}) {
  return stubBackend({
    'POST /rest/v1/albums': created,
    'POST /rest/v1/tracks': created,
    'POST /rest/v1/track_files': created,
    'PATCH /rest/v1/tracks': noContent,
    'DELETE /storage/v1/object/audio_masters': [],
    'POST /functions/v1/publish-album': ({ body }: { body: unknown }) => ({
      albumId: (body as { albumId: string }).albumId,
      state: 'public',
      publishedTracks: 1,
    }),
    ...more,
  });
}

async function open(session = sessionOf(artist), uploads = adapter) {
  const view = await renderWithStore(
    <UploadWorkContext value={uploads}>
      <Component />
    </UploadWorkContext>,
    { remote, at: '/create-album', path: '/create-album', state: { session } },
  );
  const toasts = () => view.store.getState().ui.toasts;
  const addFiles = (...names: string[]) =>
    view.user.upload(
      screen.getByLabelText('Add audio files'),
      names.map((name) => new File(['x'], name, { type: 'audio/mpeg' })),
    );
  async function fillIn() {
    const title = screen.getByRole('textbox', { name: 'Title' });
    await view.user.clear(title);
    await view.user.type(title, 'Two Words');
    const jazz = screen.getByRole('checkbox', { name: 'Jazz' });
    if (!(jazz as HTMLInputElement).checked) await view.user.click(jazz);
    await view.user.click(screen.getByRole('radio', { name: /^Free/ }));
  }
  return { ...view, toasts, addFiles, fillIn };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  fileStore.folders.clear();
});

describe('who may create an album', () => {
  it('guests are redirected to the login and back', async () => {
    backend();
    const { address } = await open(signedOutSession);
    expect(address()).toBe('/login?returnTo=%2Fcreate-album');
  });

  it('listeners are redirected to their dashboard', async () => {
    backend();
    const { address } = await open(sessionOf({ ...artist, role: 'customer' }));
    expect(address()).toBe('/dashboard');
  });

  it('nobody is redirected before the session is known', async () => {
    backend();
    const { address } = await open(unknownSession);
    expect(address()).toBe('/create-album');
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  });
});

describe('creating an album', () => {
  it('saves a draft with its tracks and opens the dashboard', async () => {
    const { requests } = backend();
    const { user, address, toasts, addFiles, fillIn, unmount } = await open();
    await addFiles('01.mp3', '02.mp3');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(requests('POST /rest/v1/albums')[0]?.body).toMatchObject({
      title: 'Two Words',
      genre: 'Jazz',
      price: 0,
      artist_id: artist.id,
    });
    expect(requests('POST /rest/v1/tracks')[0]?.body).toMatchObject([
      { title: 'Tagged', track_number: 1, status: 'processing', duration: 61 },
      { track_number: 2 },
    ]);
    expect(requests('PATCH /rest/v1/tracks')[0]?.body).toEqual({ status: 'ready', failure: null });
    expect(requests('POST /functions/v1/publish-album')).toHaveLength(0);
    expect(toasts()).toMatchObject([{ description: 'Your album has been created successfully', tone: 'success' }]);
    unmount();
    expect(requests('DELETE /storage/v1/object/audio_masters')).toHaveLength(0);
  });

  it('publishes, and emits album/published', async () => {
    backend();
    const heard = jest.fn();
    const stop = eventBus.on('album/published', heard);
    const { user, address, addFiles, fillIn } = await open();
    await addFiles('01.mp3');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });

  it('schedules an album with a release date in the future, without emitting album/published', async () => {
    const { requests } = backend({
      'POST /functions/v1/publish-album': { albumId: artist.id, state: 'scheduled', publishedTracks: 1 },
    });
    const heard = jest.fn();
    const stop = eventBus.on('album/published', heard);
    const { user, address, toasts, addFiles, fillIn } = await open();
    await addFiles('01.mp3');
    await fillIn();
    fireEvent.change(screen.getByLabelText('Release date'), { target: { value: '2199-01-01' } });
    fireEvent.change(screen.getByLabelText('Time of day'), { target: { value: '18:30' } });
    const words = 'January 1, 2199, 18:30 UTC';
    await user.click(screen.getByRole('button', { name: `Schedule for ${words}` }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    const moment = { release_date: '2199-01-01', release_at: '2199-01-01T18:30:00.000Z', release_zone: 'UTC' };
    expect(requests('POST /rest/v1/albums')[0]?.body).toMatchObject(moment);
    expect(toasts()).toMatchObject([{ title: 'Release scheduled', description: `It comes out on ${words}.` }]);
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  it('fills empty fields from the tags of the files, and never changes typed text', async () => {
    backend();
    const { user, addFiles } = await open();
    await addFiles('01.mp3');
    const title = screen.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveValue('From the Tag'));
    expect(screen.getByRole('checkbox', { name: 'Jazz' })).toBeChecked();
    await user.clear(title);
    await user.type(title, 'Mine');
    await addFiles('02.mp3');
    await screen.findByText('2/20 tracks');
    expect(title).toHaveValue('Mine');
  });

  it('takes the embedded picture of a file as its cover', async () => {
    backend();
    URL.revokeObjectURL = () => undefined;
    const picture = new Blob(['jpeg']);
    const drawCover = jest.fn(() => Promise.resolve({ sizes: [], previewUrl: 'blob:cover' }));
    const withPicture = { ...prepared, tags: { ...prepared.tags, cover: picture } };
    const { addFiles } = await open(sessionOf(artist), {
      ...adapter,
      prepare: () => Promise.resolve(withPicture),
      drawCover,
    });
    await addFiles('01.mp3', '02.mp3');
    expect(await screen.findByRole('img', { name: "The album's cover" })).toHaveAttribute('src', 'blob:cover');
    await screen.findByText('2/20 tracks');
    expect(drawCover.mock.calls).toEqual([[picture]]);
  });

  it('names a damaged file and the reason, and saves the others', async () => {
    backend();
    const { user, address, toasts, addFiles, fillIn } = await open();
    await addFiles('cut.mp3', '02.mp3');
    expect(await screen.findByText('cut.mp3 breaks off before its end. Copy or export it again.')).toBeVisible();
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(toasts()).toMatchObject([{ description: 'Album created with 1 of 2 tracks' }]);
  });

  it('asks before it publishes without failed files, and shows what buyers get', async () => {
    const { requests } = backend();
    const { user, address, addFiles, fillIn } = await open();
    await addFiles('01.mp3', 'cut a.mp3', 'cut b.mp3');
    await fillIn();
    await screen.findByText('Uploaded');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const question = await screen.findByRole('alertdialog', { name: 'Publish one of 3 tracks?' });
    expect(question).toHaveTextContent('Buyers get one track.');
    expect(question).toHaveTextContent('2 files failed. They stay in the list');
    await user.click(within(question).getByRole('button', { name: 'Go back' }));
    expect(requests('POST /rest/v1/albums')).toHaveLength(0);
    expect(screen.getByText('3/20 tracks')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish one track' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(requests('POST /functions/v1/publish-album')[0]?.body).toMatchObject({ allowUnfinished: true });
    expect(requests('POST /rest/v1/tracks')[1]?.body).toMatchObject([
      { title: 'cut a', track_number: 2, status: 'failed', failure: 'truncated' },
      { title: 'cut b', track_number: 3, status: 'failed', failure: 'truncated' },
    ]);
  });

  it('publishes without a question, and without `allowUnfinished`, when all files are uploaded', async () => {
    const { requests } = backend();
    const { user, address, addFiles, fillIn } = await open();
    await addFiles('01.mp3');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    const [asked] = requests('POST /functions/v1/publish-album');
    expect(Object.keys(asked?.body as object)).toEqual(['albumId']);
  });

  it('retries a failed file with another one, at its position', async () => {
    backend();
    const { user, addFiles } = await open();
    await addFiles('cut a.mp3', 'cut b.mp3');
    const chooser = await screen.findByLabelText('Try cut a again: choose its file');
    await user.upload(chooser, new File(['x'], 'whole.mp3', { type: 'audio/mpeg' }));
    expect(await screen.findByText('Uploaded')).toBeVisible();
    const titles = screen.getAllByRole('textbox', { name: /Title of track/ });
    expect(titles.map((field) => (field as HTMLInputElement).value)).toEqual(['Tagged', 'cut b']);
    expect(screen.getByText('2/20 tracks')).toBeVisible();
  });

  it('names the files that do not fit', async () => {
    backend();
    const { toasts, addFiles } = await open();
    await addFiles(...Array.from({ length: 22 }, (_, index) => `${index + 1}.mp3`));
    expect(await screen.findByText('20/20 tracks')).toBeVisible();
    expect(toasts()).toMatchObject([{ description: '2 files did not fit and were left out: 21.mp3, 22.mp3' }]);
    expect(screen.getByLabelText('Add audio files')).toBeDisabled();
  });

  it('moves tracks with buttons, which are disabled at the ends of the list', async () => {
    backend();
    const { user, addFiles } = await open();
    await addFiles('cut a.mp3', 'cut b.mp3');
    const titles = () =>
      screen.getAllByRole('textbox', { name: /Title of track/ }).map((field) => (field as HTMLInputElement).value);
    expect(screen.getByRole('button', { name: 'Move cut a up' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move cut b down' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move cut a down' }));
    expect(titles()).toEqual(['cut b', 'cut a']);
    expect(screen.getByRole('button', { name: 'Move cut a up' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove cut b' }));
    expect(titles()).toEqual(['cut a']);
    expect(within(screen.getByRole('list', { name: 'Tracks' })).getByText('1')).toBeVisible();
  });

  it('stays on the page with an error when the server is down, and can be repeated', async () => {
    // Hides the expected error log.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const stub = backend({
      'POST /rest/v1/albums': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const { user, address, toasts, addFiles, fillIn } = await open();
    await addFiles('01.mp3');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(toasts()[0]?.description).toMatch(/^Failed to create album/));
    expect(toasts()[0]?.title).toBe('Error');
    expect(address()).toBe('/create-album');
    stub.use({ 'POST /rest/v1/albums': created });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
  });

  it('names the refused track, saves the others, and can be repeated although its draft was deleted meanwhile', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const odd = () => Response.json({ code: '23514', message: 'tracks_title_check' }, { status: 400 });
    const stub = backend({
      'POST /rest/v1/tracks': ({ body }: { body: unknown }) =>
        (body as { track_number: number }[]).some(({ track_number: number }) => number === 2) ? odd() : created(),
    });
    const { user, address, toasts, addFiles, fillIn } = await open();
    await addFiles('01.mp3', '02.mp3');
    await fillIn();
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(toasts()[0]?.description).toBe('Track 2, “Tagged”, could not be saved.'));
    expect(address()).toBe('/create-album');

    const [made] = stub.requests('POST /rest/v1/albums');
    const { id } = made!.body as { id: string };
    let isBack = false;
    stub.use({
      'POST /rest/v1/tracks': created,
      'POST /rest/v1/albums': () => Response.json({ code: '23505', message: 'albums_pkey' }, { status: 409 }),
      'PATCH /rest/v1/albums': () =>
        isBack ? { id } : Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 }),
      'POST /functions/v1/restore-album': () => ((isBack = true), { albumId: id, state: 'draft' }),
    });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(stub.requests('POST /functions/v1/restore-album')[0]?.body).toEqual({ albumId: id });
  });

  it('deletes the draft and its copies once the album is saved', async () => {
    backend();
    const { user, address, addFiles, fillIn } = await open();
    await addFiles('01.mp3');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(localStorage).toHaveLength(0);
    expect([...fileStore.folders.keys()]).toEqual([]);
  });

  it('can be left: the form is restored with its uploaded tracks', async () => {
    const { requests } = backend();
    const first = await open();
    await first.addFiles('01.mp3');
    await screen.findByText('Uploaded');
    await first.user.click(screen.getByRole('radio', { name: /^Free/ }));
    expect(await screen.findByText(/^Draft saved on this device: \d/)).toBeVisible();
    first.unmount();
    expect(requests('DELETE /storage/v1/object/audio_masters')).toHaveLength(0);

    const { user, address } = await open();
    expect(await screen.findByText('Uploaded')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('From the Tag');
    expect(screen.getByRole('radio', { name: /^Free/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=uploads'));
    expect(requests('POST /rest/v1/tracks')[0]?.body).toMatchObject([{ title: 'Tagged', duration: 61 }]);
  });

  it('deletes uploaded files when the artist starts over', async () => {
    const { requests } = backend();
    const { user, addFiles } = await open();
    await addFiles('01.mp3');
    await screen.findByText('Uploaded');
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(requests('DELETE /storage/v1/object/audio_masters')).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(screen.queryByText('Uploaded')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('names the files that the browser cannot store, and asks before the page is left', async () => {
    backend();
    const { router, user, address, addFiles } = await open(sessionOf(artist), {
      ...adapter,
      prepare: () => new Promise(() => undefined),
      fileStore: createFailingFileStore('full'),
    });
    await addFiles('01.mp3');
    expect(await screen.findByText(/has no room for copies. Leave this page open until 01 is uploaded/)).toBeVisible();
    await act(() => router.navigate('/explore'));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(address()).toBe('/create-album');
    await act(() => router.navigate('/explore'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/explore'));
  });
});
