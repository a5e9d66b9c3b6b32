import { playerActions } from '@fairtone/store';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen } from '@testing-library/react';
import { remote } from '../../remote';
import { UploadWorkContext } from '../upload/uploadWorkContext';
import { emptyTrackList } from './albumTracks';
import { TracksSection } from './TracksSection';
import { useTracks } from './useTracks';

const never = () => new Promise<never>(() => undefined);
const ignoreTags = () => undefined;
const makeEmpty = () => emptyTrackList;

function Section() {
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

async function open() {
  stubBackend({ 'DELETE /storage/v1/object/audio_masters': [] });
  const view = await renderWithStore(
    <UploadWorkContext value={{ prepare: never, store: never }}>
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

describe('previews in the track list', () => {
  it('play one track at a time', async () => {
    const { press } = await open();
    await press('Play a');
    expect(paused('a', 'b')).toEqual([false, true]);
    await press('Play b');
    expect(paused('a', 'b')).toEqual([true, false]);
  });

  it('pause by the same button and clear at the end', async () => {
    const { press } = await open();
    await press('Play a');
    await press('Pause a');
    expect(paused('a')).toEqual([true]);
    await press('Play a');
    act(() => playing.at(-1)?.onended?.(new Event('ended')));
    expect(paused('a')).toEqual([true]);
  });

  it('silence the player bar', async () => {
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
