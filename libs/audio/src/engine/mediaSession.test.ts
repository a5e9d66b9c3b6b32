/** @jest-environment node */
import { connectMediaSession } from './mediaSession';

function fakeSession() {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const positions: (MediaPositionState | undefined)[] = [];
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
      if (action === 'seekbackward') throw new TypeError('unknown action');
      handlers.set(action, handler);
    },
    setPositionState: (state?: MediaPositionState) => positions.push(state),
  };
  return { session: session as unknown as MediaSession, handlers, positions };
}

beforeAll(() => {
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(public init: unknown) {}
    },
  });
});

test('media keys call the handlers of the player, and actions without a handler are not registered', () => {
  const { session, handlers } = fakeSession();
  const next = jest.fn();
  const seekTo = jest.fn();
  connectMediaSession({ next, seekTo }, session);
  handlers.get('nexttrack')!({ action: 'nexttrack' });
  handlers.get('seekto')!({ action: 'seekto', seekTime: 12.5 });
  expect(next).toHaveBeenCalledTimes(1);
  expect(seekTo).toHaveBeenCalledWith(12_500);
  expect(handlers.get('previoustrack')).toBeNull();
});

test('shows the track with its artwork', () => {
  const { session } = fakeSession();
  const link = connectMediaSession({}, session);
  link.showTrack({ title: 'Low Tide', artist: 'Mara', album: 'Coast', artwork: [{ src: '/c.jpg', size: 640 }] });
  expect(session.metadata).toMatchObject({
    init: { title: 'Low Tide', artwork: [{ src: '/c.jpg', sizes: '640x640' }] },
  });
});

test('a position beyond the end is clamped, an unknown duration is left out', () => {
  const { session, positions } = fakeSession();
  const link = connectMediaSession({}, session);
  link.showState({ isPlaying: true, positionMs: 61_000, durationMs: 60_000 });
  link.showState({ isPlaying: false, positionMs: 0, durationMs: 0 });
  expect(positions).toEqual([{ duration: 60, position: 60, playbackRate: 1 }, undefined]);
  expect(session.playbackState).toBe('paused');
});

test('disconnect removes handlers, metadata and state', () => {
  const { session, handlers } = fakeSession();
  const link = connectMediaSession({ play: () => undefined }, session);
  link.disconnect();
  expect(handlers.get('play')).toBeNull();
  expect(session.metadata).toBeNull();
  expect(session.playbackState).toBe('none');
});

test('does nothing when the browser has no media session', () => {
  const link = connectMediaSession({ play: () => undefined }, undefined);
  expect(() => link.showState({ isPlaying: true, positionMs: 0, durationMs: 1000 })).not.toThrow();
});
