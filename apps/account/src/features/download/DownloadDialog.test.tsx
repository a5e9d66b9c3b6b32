import { FunctionFailure } from '@fairtone/platform';
import { refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { downloadAlbum, NothingFetched, type DownloadJob } from './downloadAlbum';
import { Component } from './DownloadDialog';
import { pickSaveTarget, needsSavePicker } from './saveTarget';

jest.mock('./downloadAlbum', () => ({ ...jest.requireActual('./downloadAlbum'), downloadAlbum: jest.fn() }));
jest.mock('./saveTarget');
const download = jest.mocked(downloadAlbum);

const albumId = 'b2000000-0000-4000-8000-000000000001';

const REQUEST = 'POST /functions/v1/request-download';
/** Response of `request-download` for tracks that were uploaded in these formats. */
const uploadedAs = (...formats: string[]) => ({
  album: { id: albumId, title: 'Blue Hours', artist: 'Ada Field', year: 2024, genre: 'Jazz', coverUrl: null },
  files: formats.map((format, index) => ({
    trackId: `a1000000-0000-4000-8000-00000000000${index}`,
    title: `Track ${index + 1}`,
    trackNumber: index + 1,
    ...{ format, bytes: 100, url: 'http://localhost/signed' },
  })),
});

async function renderDialog(answer: unknown = uploadedAs('flac', 'wav')) {
  const backend = stubBackend({ [REQUEST]: answer });
  const onClose = jest.fn();
  const view = await renderWithStore(<Component albumId={albumId} albumTitle="Blue Hours" onClose={onClose} />, {
    remote,
  });
  await waitFor(() => expect(backend.requests(REQUEST)).toHaveLength(1));
  await waitFor(() => screen.queryAllByRole('radio').forEach((radio) => expect(radio).toBeEnabled()));
  const start = () => view.user.click(screen.getByRole('button', { name: 'Download' }));
  return { ...view, onClose, start, job: () => download.mock.lastCall![0] };
}

/** A download that runs until it is cancelled. */
function goesOn() {
  download.mockImplementation(
    ({ signal }: DownloadJob) =>
      new Promise((_done, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
}

beforeEach(() => jest.resetAllMocks());

describe('the download dialog', () => {
  it('offers the originals first, and MP3', async () => {
    const { user, start, job } = await renderDialog();
    goesOn();
    expect(screen.getByRole('dialog', { name: 'Download Blue Hours' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Original files/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /MP3, up to 320/ }));
    await start();
    expect(job()).toMatchObject({ albumId, format: 'mp3' });
  });

  it('offers no choice when all of the album was uploaded as MP3', async () => {
    const { start, job } = await renderDialog(uploadedAs('mp3', 'mp3'));
    goesOn();
    expect(await screen.findByText('MP3, as uploaded')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await start();
    expect(job()).toMatchObject({ albumId, format: 'original' });
  });

  it('explains that tracks uploaded as MP3 are the same in both formats', async () => {
    await renderDialog(uploadedAs('flac', 'mp3'));
    expect(
      await screen.findByRole('radio', { name: /^MP3 for every track.*as uploaded where that was MP3/ }),
    ).toBeVisible();
  });

  it('offers both formats when the uploaded formats are unknown', async () => {
    await renderDialog(refusal(500, 'down'));
    expect(await screen.findByRole('radio', { name: /Original files/ })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /MP3, up to 320/ })).toBeEnabled();
  });

  it('has no accessibility violations', async () => {
    const { start } = await renderDialog();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    goesOn();
    await start();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('shows files and bytes while it runs', async () => {
    const { start, job } = await renderDialog();
    goesOn();
    await start();
    expect(screen.getByText('Preparing the files…')).toBeVisible();
    act(() => job().onProgress({ doneFiles: 1, totalFiles: 3, receivedBytes: 4.2e6, totalBytes: 12e6 }));
    expect(screen.getByText('1 of 3 tracks, 4.2 MB of 12 MB')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Download progress' })).toHaveAttribute('value', '4200000');
  });

  it('can be cancelled and started again', async () => {
    const { user, start, job } = await renderDialog();
    goesOn();
    await start();
    const first = job();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(first.signal.aborted).toBe(true);
    expect(screen.getByRole('radio', { name: /Original files/ })).toBeVisible();
    goesOn();
    await start();
    expect(download).toHaveBeenCalledTimes(2);
  });

  it('stops when it is closed', async () => {
    const { start, job, unmount } = await renderDialog();
    goesOn();
    await start();
    unmount();
    expect(job().signal.aborted).toBe(true);
  });

  it('tells where the archive was saved', async () => {
    const { user, start, onClose } = await renderDialog();
    download.mockResolvedValue([]);
    await start();
    expect(await screen.findByText('Done. The ZIP is in your downloads, with tags and cover.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(onClose).toHaveBeenCalled();
  });

  it('names the missing tracks and can be retried', async () => {
    const { user, start } = await renderDialog();
    download.mockResolvedValue(['Dawn', 'Dusk']);
    await start();
    expect(await screen.findByText(/these tracks could not be fetched/)).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Dawn', 'Dusk']);
    download.mockResolvedValue([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Done\./)).toBeVisible();
  });

  it.each([
    [new FunctionFailure('login_required', '', 401), 'Log in to download this album.'],
    [new FunctionFailure('not_owned', '', 403), 'This album is not in your collection. Buy it to download it.'],
    [new FunctionFailure('album_not_found', '', 404), 'This album is no longer there.'],
    [new FunctionFailure('no_files', '', 404), 'There are no files in this format. Choose the other one.'],
    [new FunctionFailure('network', '', 0), 'We cannot reach the server. Check your connection and try again.'],
    [new FunctionFailure('internal_error', '', 500), 'The download did not work. Please try again.'],
    [new NothingFetched(), 'None of the tracks could be fetched. Check your connection and try again.'],
    [new DOMException('', 'QuotaExceededError'), 'There is not enough space on this device. Free some and try again.'],
  ])('says what %s means and tries again', async (error, words) => {
    const { user, start } = await renderDialog();
    download.mockRejectedValueOnce(error);
    await start();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    download.mockResolvedValue([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Done\./)).toBeVisible();
  });
});

describe('a large album', () => {
  beforeEach(() => jest.mocked(needsSavePicker).mockReturnValue(true));

  it('asks again where to save when the browser requires another click', async () => {
    const { user, start } = await renderDialog();
    const target = jest.fn();
    jest
      .mocked(pickSaveTarget)
      .mockRejectedValueOnce(new DOMException('', 'SecurityError'))
      .mockResolvedValueOnce(target);
    download.mockImplementation(async ({ openTarget }) => {
      expect(await openTarget('Ada - Blue.zip', 1e9)).toBe(target);
      return [];
    });
    await start();
    await user.click(await screen.findByRole('button', { name: 'Choose where to save' }));
    expect(await screen.findByText(/^Done\./)).toBeVisible();
  });

  it('returns to the choice when the person closes the file picker', async () => {
    const { start } = await renderDialog();
    jest.mocked(pickSaveTarget).mockRejectedValue(new DOMException('', 'AbortError'));
    download.mockImplementation(async ({ openTarget }) => {
      await openTarget('Ada - Blue.zip', 1e9);
      return [];
    });
    await start();
    expect(await screen.findByRole('radio', { name: /Original files/ })).toBeVisible();
  });
});
