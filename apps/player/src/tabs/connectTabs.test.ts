import { makeStore, playerActions, selectCurrentTrack, selectPlayer } from '@fairtone/store';
import { createFakeTabs } from '../testing/fakeTabs.ts';
import { track } from '../testing/tracks.ts';
import { connectTabs } from './connectTabs.ts';

function openBrowser() {
  const tabs = createFakeTabs();
  return (pressedBefore: number[] = []) => {
    const store = makeStore();
    if (pressedBefore.length > 0) store.dispatch(playerActions.playRequested({ tracks: pressedBefore.map(track) }));
    const sound: boolean[] = [];
    const close = connectTabs(store, {
      channel: tabs.openChannel(),
      lock: tabs.openLock(),
      onSound: (isHere) => sound.push(isHere),
    });
    const player = () => selectPlayer(store.getState());
    return {
      close,
      sound,
      player,
      dispatch: store.dispatch,
      play: (...numbers: number[]) => store.dispatch(playerActions.playRequested({ tracks: numbers.map(track) })),
      shows: () => [selectCurrentTrack(store.getState())?.title, player().isPlaying, player().isElsewhere],
    };
  };
}

describe('tabs of one browser', () => {
  it('show what the playing tab plays, also tabs that are opened later', () => {
    const open = openBrowser();
    const [first, second] = [open(), open()];
    first.play(1, 2);
    expect(second.shows()).toEqual(['Track 1', true, true]);
    expect([first.sound, second.sound]).toEqual([[], [false]]);
    first.dispatch(playerActions.positionReported(9000));
    const third = open();
    expect(third.shows()).toEqual(['Track 1', true, true]);
    expect([second.player().positionMs, third.player().positionMs]).toEqual([9000, 9000]);
  });

  it('show what plays also when play was pressed before the player was loaded', () => {
    const open = openBrowser();
    const before = open();
    const first = open([1, 2]);
    const later = open();
    expect([before.shows(), later.shows()]).toEqual([
      ['Track 1', true, true],
      ['Track 1', true, true],
    ]);
    expect([first.shows(), first.sound]).toEqual([['Track 1', true, false], []]);
  });

  it('control the playing tab: next, queue, volume, pause', () => {
    const open = openBrowser();
    const [first, second] = [open(), open()];
    first.play(1, 2, 3);
    second.dispatch(playerActions.nextRequested());
    second.dispatch(playerActions.tracksQueued([track(9)]));
    second.dispatch(playerActions.volumeChanged(20));
    expect(first.shows()).toEqual(['Track 2', true, false]);
    expect(first.player().queue.map(({ title }) => title)).toEqual(['Track 3', 'Track 9']);
    second.dispatch(playerActions.playToggled());
    expect([first.shows(), second.shows()]).toEqual([
      ['Track 2', false, false],
      ['Track 2', false, true],
    ]);
    expect(first.player().volume).toBe(20);
  });

  it('shuffle the queue to the same order, whichever tab shuffles', () => {
    const open = openBrowser();
    const [first, second] = [open(), open()];
    first.play(1, 2, 3, 4, 5, 6);
    second.dispatch(playerActions.shuffleToggled());
    expect(first.player().queue).toEqual(second.player().queue);
    expect(first.player().isShuffled).toBe(true);
  });

  it('have their own size of the player', () => {
    const open = openBrowser();
    const [first, second] = [open(), open()];
    first.play(1);
    first.dispatch(playerActions.fullScreenToggled());
    expect([second.player().isFullScreen, second.player().isExpanded]).toEqual([false, false]);
  });

  it('move playback to the tab in which play is pressed', () => {
    const open = openBrowser();
    const [first, second] = [open(), open()];
    first.play(1);
    second.play(7);
    expect(first.shows()).toEqual(['Track 7', true, true]);
    expect(second.shows()).toEqual(['Track 7', true, false]);
    expect([first.sound, second.sound]).toEqual([[false], [false, true]]);

    second.dispatch(playerActions.playToggled());
    first.dispatch(playerActions.playToggled());
    expect([first.shows(), second.shows()]).toEqual([
      ['Track 7', true, false],
      ['Track 7', true, true],
    ]);
  });

  it('take over, paused at the same position, when the playing tab is closed', () => {
    const open = openBrowser();
    const [first, second, third] = [open(), open(), open()];
    first.play(1);
    first.dispatch(playerActions.positionReported(12_000));
    first.close();
    expect(second.shows()).toEqual(['Track 1', false, false]);
    expect(second.player().positionMs).toBe(12_000);
    expect(third.shows()).toEqual(['Track 1', false, true]);
    expect(second.sound).toEqual([false, true]);
  });

  it('say nothing while none of them plays, so that the browser keeps pages for Back', () => {
    const tabs = createFakeTabs();
    const heard: unknown[] = [];
    tabs.openChannel().onMessage((message) => heard.push(message.kind));
    const open = () => {
      const store = makeStore();
      connectTabs(store, { channel: tabs.openChannel(), lock: tabs.openLock(), onSound: () => undefined });
      return store;
    };
    const first = open();
    open();
    expect(heard).toEqual([]);
    first.dispatch(playerActions.playRequested({ tracks: [track(1)] }));
    open();
    expect(heard.filter((kind) => kind === 'hello')).toHaveLength(1);
  });

  it('ignore messages of a tab that no longer plays', () => {
    const tabs = createFakeTabs();
    const store = makeStore();
    const stranger = tabs.openChannel();
    connectTabs(store, { channel: tabs.openChannel(), lock: tabs.openLock(), onSound: () => undefined });
    store.dispatch(playerActions.playRequested({ tracks: [track(1)] }));
    stranger.post({ kind: 'state', since: 1, state: { isPlaying: false } });
    expect(selectPlayer(store.getState())).toMatchObject({ isPlaying: true, isElsewhere: false });
  });
});
