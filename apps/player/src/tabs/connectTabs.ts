import { playerActions, selectPlayer, type AppStore, type PlayerState } from '@fairtone/store';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SoundLock } from './soundLock.ts';
import { changesOf, isControlAction, sharedOf, type SharedState } from './tabControl.ts';
import type { TabChannel } from './tabChannel.ts';

interface Parts {
  channel: TabChannel;
  lock: SoundLock;
  /** Called when this tab becomes or stops being the playing tab. */
  onSound: (isHere: boolean) => void;
}

const FROM_TAB = { isFromTab: true };
const isOwn = (action: UnknownAction) => !(action.meta as { isFromTab?: boolean } | undefined)?.isFromTab;

/**
 * Lets one tab play, while the others show and control it. The tab in which play is pressed takes over playback. When
 * it is closed, another tab takes over, paused.
 * @returns a function that disconnects this tab
 */
export function connectTabs(store: AppStore, { channel, lock, onSound }: Parts): () => void {
  let hasSound = false;
  // When the current tab took over playback, in ms since 1970; older messages are ignored.
  let since = 0;
  let sent: SharedState | null = null;
  let isConnected = true;
  const mirror = (state: Partial<PlayerState>) =>
    store.dispatch({ ...playerActions.playerMirrored(state), meta: FROM_TAB });

  function postState(isWhole = false) {
    const shared = sharedOf(selectPlayer(store.getState()));
    const state = changesOf(shared, isWhole ? null : sent);
    sent = shared;
    if (Object.keys(state).length > 0) channel.post({ kind: 'state', since, state });
  }

  function begin(state: Partial<PlayerState>) {
    hasSound = true;
    since = Math.max(Date.now(), since + 1);
    const wasElsewhere = selectPlayer(store.getState()).isElsewhere;
    mirror({ isElsewhere: false, ...state });
    if (wasElsewhere) onSound(true);
    postState(true);
  }

  function takeSound() {
    lock.seize(yieldPlayback);
    begin({});
  }

  /** If play was pressed before this app was loaded, as on a slow connection, this tab takes over playback. */
  function claimRunningPlayback() {
    const { isPlaying, isElsewhere } = selectPlayer(store.getState());
    if (isPlaying && !isElsewhere) takeSound();
  }

  function yieldPlayback(state: Partial<PlayerState> = {}) {
    hasSound = false;
    const isNew = !selectPlayer(store.getState()).isElsewhere;
    if (isNew) onSound(false);
    mirror({ ...state, isElsewhere: true });
    if (isNew) lock.awaitTurn(() => begin({ isPlaying: false }), yieldPlayback);
  }

  function handleState(senderSince: number, state: Partial<PlayerState>) {
    if (senderSince < since || (hasSound && senderSince === since)) return;
    since = senderSince;
    yieldPlayback(state);
  }

  const stopListening = store.startListening({
    predicate: (action) => action.type.startsWith('player/') && isOwn(action),
    effect(action, { getState, getOriginalState }) {
      const before = selectPlayer(getOriginalState());
      const after = selectPlayer(getState());
      const isStarting = after.isPlaying && (!before.isPlaying || playerActions.playRequested.match(action));
      if (isStarting && !hasSound) {
        takeSound();
      } else if (after.isElsewhere && isControlAction(action.type)) {
        const { type, payload, meta } = action as UnknownAction;
        channel.post({ kind: 'action', action: { type, payload, meta } });
      }
    },
  });
  const unsubscribe = store.subscribe(() => hasSound && postState());

  channel.onMessage((message) => {
    if (message.kind === 'state') handleState(message.since, message.state);
    else if (!hasSound) return;
    else if (message.kind === 'hello') postState(true);
    else if (isControlAction(message.action.type))
      store.dispatch({ ...message.action, meta: { ...(message.action.meta ?? {}), ...FROM_TAB } });
  });
  // A message removes the shop's pages that the browser keeps for Back. It is sent only where a tab can answer.
  lock.ifTaken(() => isConnected && channel.post({ kind: 'hello' }));
  claimRunningPlayback();

  return () => {
    isConnected = false;
    stopListening();
    unsubscribe();
    channel.close();
    lock.release();
  };
}
