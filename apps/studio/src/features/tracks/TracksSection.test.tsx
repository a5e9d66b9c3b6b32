import { playerActions } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { remote } from '../../remote';
import { createFailingFileStore } from '../../testing/fileStores';
import { UploadError, type UploadFailure } from '../upload/uploadState';
import { UploadWorkContext, type UploadAdapter } from '../upload/uploadWorkContext';
import { emptyTrackList } from './albumTracks';
import { TracksSection } from './TracksSection';
import { useTracks } from './useTracks';

const never = () => new Promise<never>(() => undefined);
const ignoreTags = () => undefined;
const makeEmpty = () => emptyTrackList;

const rendered = jest.fn();

function Section() {
  rendered();
  return <TracksSection tracks={useTracks(makeEmpty, 'me', ignoreTags)} isMissing={false} />;
}

const playing: HTMLMediaElement[] = [];

beforeEach(() => {
  playing.length = 0;
  URL.createObjectURL = () => 'blob:track';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.push(this);
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function open(prepare: UploadAdapter['prepare'] = never) {
  stubBackend({ 'DELETE /storage/v1/object/audio_masters': [] });
  const view = await renderWithStore(
    <UploadWorkContext value={{ prepare, store: never, drawCover: never, fileStore: createFailingFileStore() }}>
      <Section />
    </UploadWorkContext>,
    { remote },
  );
  await view.user.upload(
    screen.getByLabelText('Add audio files'),
    ['a.mp3', 'b.mp3'].map((name) => new File(['x'], name, { type: 'audio/mpeg' })),
  );
  return { ...view, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
}

const paused = (...titles: string[]) =>
  titles.map((title) => Boolean(screen.queryByRole('button', { name: `Play ${title}` })));

describe('uploads in the track list', () => {
  it('start with dropped files, and ignore other dropped data', async () => {
    await open();
    const zone = screen.getByText(/You can also drop them here/).parentElement!;
    const files = [new File(['x'], 'c.flac', { type: 'audio/flac' })];
    fireEvent.drop(zone, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(screen.getByText('2/20 tracks')).toBeVisible();
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } });
    expect(screen.getByText('3/20 tracks')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title of track 3' })).toHaveValue('c');
  });

  it('show the size limit in the drop zone and in the error of a file that is too large', async () => {
    await open(() => Promise.reject(new UploadError('too_large')));
    expect(screen.getByText(/up to 1 GB each/)).toBeVisible();
    expect(await screen.findByText(/^b\.mp3 is larger than 1 GB\./)).toBeVisible();
  });

  it('show their progress without rendering the list again', async () => {
    let report: (progress: number) => void = () => undefined;
    await open((_file, onProgress) => ((report = onProgress), never()));
    const bar = screen.getByRole('progressbar', { name: 'Progress of a' });
    expect(bar).toHaveValue(0);
    rendered.mockClear();
    act(() => report(0.42));
    expect(bar).toHaveValue(0.42);
    expect(screen.getByText(/42\s?%/)).toBeVisible();
    expect(rendered).not.toHaveBeenCalled();
  });

  it('can be paused and resumed one by one', async () => {
    const { press } = await open();
    await press('Pause uploading a');
    expect(screen.getByText('Paused')).toBeVisible();
    await press('Resume uploading a');
    expect(screen.queryByText('Paused')).not.toBeInTheDocument();
  });

  it('can be paused and resumed all at once', async () => {
    const { press } = await open();
    await press('Pause all uploads');
    expect(screen.getAllByText('Paused')).toHaveLength(2);
    await press('Resume uploads');
    expect(screen.queryByText('Paused')).not.toBeInTheDocument();
  });

  it.each<[UploadFailure, string]>([
    ['empty', 'a.mp3 is empty. Choose the file again from where you exported it.'],
    ['not_audio', 'a.mp3 holds no audio we can read, whatever its name says. Export your track as FLAC, WAV or MP3.'],
    ['unsupported', 'We do not take files of the kind of a.mp3. Export it as FLAC, WAV or MP3.'],
    ['rejected', 'The server did not accept a.mp3. Try again later.'],
    ['truncated', 'a.mp3 breaks off before its end. Copy or export it again.'],
    ['undecodable', 'a.mp3 is damaged and cannot be played to its end. Export it again.'],
    ['renamed', 'a.mp3 holds another format than its ending says. Give it its own ending, or export it again.'],
    ['too_short', 'a.mp3 is too short to be a track.'],
  ])('show why a file cannot become a track: %s', async (reason, words) => {
    await open((file) => (file.name === 'a.mp3' ? Promise.reject(new UploadError(reason)) : never()));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('name the files that the browser cannot store', async () => {
    await open();
    expect(
      await screen.findByText(/keeps no copies of files. Leave this page open until 2 files are uploaded: a, b/),
    ).toBeVisible();
  });
});

describe('previews in the track list', () => {
  it('play one track at a time', async () => {
    const { press } = await open();
    await press('Play a');
    expect(paused('a', 'b')).toEqual([false, true]);
    await press('Play b');
    expect(paused('a', 'b')).toEqual([true, false]);
  });

  it('pause with the same button and reset at the end', async () => {
    const { press } = await open();
    await press('Play a');
    await press('Pause a');
    expect(paused('a')).toEqual([true]);
    await press('Play a');
    act(() => playing.at(-1)?.onended?.(new Event('ended')));
    expect(paused('a')).toEqual([true]);
  });

  it('pause the player bar', async () => {
    const { press, store } = await open();
    act(() => {
      store.dispatch(playerActions.playingChanged(true));
    });
    await press('Play a');
    expect(store.getState().player.isPlaying).toBe(false);
  });

  it('stop when their track is removed', async () => {
    const { press } = await open();
    await press('Play a');
    await press('Remove a');
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  });
});
