import type { PlayableTrack } from '@fairtone/domain';
import { makeStore } from './makeStore.ts';
import { playerActions, selectCurrentTrack, selectIsExpanded, selectIsPlaying, selectVolume } from './playerSlice.ts';

const track = (id: string) => ({ id, albumId: 'tides' }) as PlayableTrack;
const album = [...'abcde'].map(track);

function setUp() {
  const store = makeStore();
  const player = () => store.getState().player;
  return {
    ...store,
    player,
    heard: () =>
      `${selectCurrentTrack(store.getState())?.id ?? '-'}|${player()
        .queue.map(({ id }) => id)
        .join('')}`,
    play: (startIndex = 0) => store.dispatch(playerActions.playRequested({ tracks: album, startIndex })),
  };
}

it('starts without tracks, at volume 70 and not expanded', () => {
  expect(setUp().player()).toMatchObject({
    isPlaying: false,
    positionMs: 0,
    volume: 70,
    isMuted: false,
    currentTrackIndex: -1,
    tracks: [],
    queue: [],
    isExpanded: false,
  });
});

it('starts a list without a current track at its first track', () => {
  const { dispatch, getState, heard } = setUp();
  dispatch(playerActions.playerRestored({ tracks: album, currentTrackIndex: -1 }));
  dispatch(playerActions.playToggled());
  expect([heard(), selectIsPlaying(getState())]).toEqual(['a|bcde', true]);
  dispatch(playerActions.playToggled());
  expect(selectIsPlaying(getState())).toBe(false);
});

it('keeps the size that the listener chose when another track is played', () => {
  const { dispatch, play, player } = setUp();
  play();
  expect(player()).toMatchObject({ isExpanded: false, isPlaying: true, currentTrackIndex: 0 });
  dispatch(playerActions.expandToggled());
  play(1);
  expect(player()).toMatchObject({ isExpanded: true, currentTrackIndex: 1 });
  dispatch(playerActions.expandToggled());
  play();
  expect(player().isExpanded).toBe(false);
});

describe('the volume', () => {
  it('starts at 70, mutes at 0, and is audible again after unmuting', () => {
    const { dispatch, getState, player } = setUp();
    const volume = () => selectVolume(getState());
    expect(volume()).toBe(70);
    dispatch(playerActions.volumeChanged(0));
    expect(player().isMuted).toBe(true);
    dispatch(playerActions.muteToggled());
    expect(volume()).toBe(70);
    dispatch(playerActions.volumeChanged(250));
    expect(volume()).toBe(100);
    dispatch(playerActions.muteToggled());
    expect(volume()).toBe(0);
  });
});

describe('the queue', () => {
  it('adds tracks at its end and at its front, moves, removes and clears them', () => {
    const { dispatch, heard, play } = setUp();
    play(2);
    dispatch(playerActions.tracksQueued([track('x')]));
    dispatch(playerActions.playNextQueued([track('y'), track('z')]));
    expect(heard()).toBe('c|yzdex');
    dispatch(playerActions.queueMoved({ from: 4, to: 0 }));
    expect(heard()).toBe('c|xyzde');
    dispatch(playerActions.queuedTrackRemoved(1));
    expect(heard()).toBe('c|xzde');
    dispatch(playerActions.queuedTrackPicked(1));
    expect(heard()).toBe('z|de');
    dispatch(playerActions.queuedTrackPicked(9));
    expect(heard()).toBe('z|de');
    dispatch(playerActions.queueCleared());
    expect(heard()).toBe('z|');
  });

  it('shows a track that is added to an empty player, without starting it', () => {
    const { dispatch, heard, getState, player } = setUp();
    dispatch(playerActions.playNextQueued([]));
    dispatch(playerActions.tracksQueued(album.slice(0, 2)));
    expect([heard(), selectIsPlaying(getState()), player().isExpanded]).toEqual(['a|b', false, false]);
  });
});

describe('shuffle', () => {
  it('keeps the current track and restores the order', () => {
    const { dispatch, heard, play, player } = setUp();
    play();
    dispatch(playerActions.shuffleToggled());
    expect(heard()).toMatch(/^a\|/);
    expect([...heard().slice(2)].sort().join('')).toBe('bcde');
    dispatch(playerActions.shuffleToggled());
    expect(heard()).toBe('a|bcde');
    expect(player()).toMatchObject({ tracks: album, isShuffled: false, orderBeforeShuffle: null });
  });

  it('stays on for the next list, which starts at the requested track', () => {
    const { dispatch, heard, play, player } = setUp();
    dispatch(playerActions.shuffleToggled());
    play(1);
    expect([heard()[0], [...heard().slice(2)].sort().join('')]).toEqual(['b', 'acde']);
    dispatch(playerActions.shuffleToggled());
    expect(heard()).toBe('b|cdea');
    expect(player()).toMatchObject({ tracks: album, currentTrackIndex: 1 });
  });

  it('plays all unplayed tracks of the list before any recommendation', () => {
    const { dispatch, heard, play } = setUp();
    play(3);
    dispatch(playerActions.tracksQueued([...'rst'].map((id) => ({ ...track(id), isRecommended: true }))));
    expect(heard()).toBe('d|erst');
    dispatch(playerActions.shuffleToggled());
    expect(heard()).toMatch(/^d\|[abce]{4}rst$/);
    const order: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      dispatch(playerActions.nextRequested());
      order.push(heard()[0]!);
    }
    expect([order.slice(0, 4).sort(), order.slice(4)]).toEqual([[...'abce'], [...'rst']]);
  });

  it('keeps tracks that the listener added or moved before recommendations', () => {
    const { dispatch, heard, play } = setUp();
    play(4);
    dispatch(playerActions.tracksQueued([...'rst'].map((id) => ({ ...track(id), isRecommended: true }))));
    dispatch(playerActions.tracksQueued([track('x')]));
    expect(heard()).toBe('e|xrst');
    dispatch(playerActions.queueMoved({ from: 3, to: 0 }));
    dispatch(playerActions.tracksQueued([track('y')]));
    expect(heard()).toBe('e|txyrs');
  });

  it('includes the tracks before the one that Previous returned to', () => {
    const { dispatch, heard, play } = setUp();
    play(2);
    dispatch(playerActions.previousRequested());
    dispatch(playerActions.shuffleToggled());
    expect(heard()).toMatch(/^b\|[acde]{4}$/);
  });
});

describe('repeat', () => {
  it('of the whole list removes recommendations and repeats the shuffled list', () => {
    const { dispatch, heard, play } = setUp();
    play();
    dispatch(playerActions.shuffleToggled());
    dispatch(playerActions.tracksQueued([{ ...track('r'), isRecommended: true }]));
    dispatch(playerActions.repeatChanged('all'));
    const rounds = Array.from({ length: 10 }, () => {
      const current = heard()[0]!;
      dispatch(playerActions.nextRequested());
      return current;
    });
    expect(rounds.slice(5)).toEqual(rounds.slice(0, 5));
    expect(rounds.slice(0, 5).sort()).toEqual([...'abcde']);
  });
});

describe('the size of the player', () => {
  it('is expanded in full screen, and expand leaves full screen', () => {
    const { dispatch, getState, player } = setUp();
    const size = () => [selectIsExpanded(getState()), player().isFullScreen];
    dispatch(playerActions.fullScreenToggled());
    expect(size()).toEqual([true, true]);
    dispatch(playerActions.expandToggled());
    expect(size()).toEqual([false, false]);
    dispatch(playerActions.expandToggled());
    expect(size()).toEqual([true, false]);
    dispatch(playerActions.fullScreenToggled());
    dispatch(playerActions.expandToggled());
    expect(size()).toEqual([true, false]);
    dispatch(playerActions.expandToggled());
    dispatch(playerActions.fullScreenToggled(false));
    expect(size()).toEqual([false, false]);
  });
});

it('limits rate and crossfade to their ranges', () => {
  const { dispatch, player } = setUp();
  dispatch(playerActions.rateChanged(9));
  dispatch(playerActions.settingsChanged({ crossfadeS: 40 }));
  expect([player().rate, player().settings.crossfadeS]).toEqual([2, 12]);
  dispatch(playerActions.settingsChanged({ isLevelled: false }));
  expect(player().settings).toMatchObject({
    isRefilling: true,
    crossfadeS: 12,
    isLevelled: false,
    listenBrainzToken: null,
  });
});

it('is not playing when there is nothing to play', () => {
  const { dispatch, getState } = setUp();
  dispatch(playerActions.playToggled());
  dispatch(playerActions.playRequested({ tracks: [] }));
  expect(selectIsPlaying(getState())).toBe(false);
});
