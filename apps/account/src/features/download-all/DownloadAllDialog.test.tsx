import { listenerSession, renderWithStore } from '@fairtone/testing';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { DownloadAllDialog } from './DownloadAllDialog';
import type { CollectionJob, Missing } from './downloadCollection';

let job: CollectionJob;
let finish: (missing: Missing[]) => void;
let fail: (error: unknown) => void;
jest.mock('./downloadCollection', () => ({
  downloadCollection: (asked: CollectionJob) => {
    job = asked;
    return new Promise((resolve, reject) => ((finish = resolve), (fail = reject)));
  },
}));

const open = async () => {
  const onClose = jest.fn();
  const options = { remote, state: { session: listenerSession } as never };
  return { onClose, ...(await renderWithStore(<DownloadAllDialog onClose={onClose} />, options)) };
};
async function start() {
  const view = await open();
  await view.user.click(screen.getByRole('radio', { name: /^MP3/ }));
  await view.user.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByRole('progressbar');
  return view;
}
afterEach(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));

it('asks for the format first', async () => {
  await open();
  expect(await axe(screen.getByRole('dialog', { name: 'Download everything you own' }))).toHaveNoViolations();
});

it('shows the progress, and cannot be closed by mistake', async () => {
  const { user, onClose } = await start();
  expect(job).toMatchObject({ userId: listenerSession.user.id, format: 'mp3' });
  await screen.findByText('Preparing the files…');
  const far = { doneAlbums: 12, totalAlbums: 500, receivedBytes: 3_400_000_000, title: 'Ada Field - Blue Hours' };
  act(() => job.onProgress(far));
  expect(await screen.findByText('12 of 500 albums, 3.4 GB so far')).toBeVisible();
  expect(screen.getByText('Ada Field - Blue Hours')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

it('reports when all albums were saved', async () => {
  await start();
  finish([]);
  expect(await screen.findByText('Done. Everything you own is in the ZIP.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('lists what is missing at the end, and offers a retry', async () => {
  await start();
  const missing = [
    { album: 'Ada - One', tracks: ['Dawn', 'Dusk'] },
    { album: 'Ada - Two', tracks: null },
  ];
  expect(job.listMissing(missing)).toEqual({
    name: 'Missing from this archive.txt',
    text: 'Ada - One\r\n  Dawn\r\n  Dusk\r\nAda - Two',
  });
  finish(missing);
  expect(await screen.findByText('Ada - One: Dawn, Dusk')).toBeVisible();
  expect(screen.getByText('Ada - Two')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('reports a full disk', async () => {
  await start();
  fail(new DOMException('full', 'QuotaExceededError'));
  expect(await screen.findByText('There is not enough space on this device. Free some and try again.')).toBeVisible();
});

it('can be cancelled', async () => {
  const { user } = await start();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(job.signal.aborted).toBe(true);
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
});

it('does not start when no place to save was chosen', async () => {
  const thoughtBetter = () => Promise.reject(new DOMException('no', 'AbortError'));
  Object.assign(window, { showSaveFilePicker: thoughtBetter });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
