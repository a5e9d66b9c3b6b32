import { playerActions, selectPlayer, type AppStore, type PlayerState } from '@fairtone/store';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SoundLock } from './soundLock.ts';
import { changesOf, isControlAction, sharedOf, type SharedState } from './tabControl.ts';
import type { TabChannel } from './tabChannel.ts';

interface Parts {
  channel: TabChannel;
  lock: SoundLock;
  /** Whether this tab may make sound. */
  onSound: (isHere: boolean) => void;
}

const FROM_TAB = { isFromTab: true };
const isOwn = (action: UnknownAction) => !(action.meta as { isFromTab?: boolean } | undefined)?.isFromTab;

/**
 * One tab plays, the others show and steer it. The tab in which playing starts takes the sound; when it is closed, another
 * one has it, paused.
 * @returns what takes this tab out
 */
export function connectTabs(store: AppStore, { channel, lock, onSound }: Parts): () => void {
  let hasSound = false;
  // Since when the sound is where it is: what was said before that is old.
  let since = 0;
  let sent: SharedState | null = null;
  const mirror = (state: Partial<PlayerState>) =>
    store.dispatch({ ...playerActions.playerMirrored(state), meta: FROM_TAB });

  function tell(isWhole = false) {
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
    tell(true);
  }

  function takeSound() {
    lock.seize(yieldPlayback);
    begin({});
  }

  /** Play was pressed before this app was loaded, as on a slow connection: this tab takes the sound then. */
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

  function hear(senderSince: number, state: Partial<PlayerState>) {
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
  const unsubscribe = store.subscribe(() => hasSound && tell());

  channel.onMessage((message) => {
    if (message.kind === 'state') hear(message.since, message.state);
    else if (!hasSound) return;
    else if (message.kind === 'hello') tell(true);
    else if (isControlAction(message.action.type))
      store.dispatch({ ...message.action, meta: { ...(message.action.meta ?? {}), ...FROM_TAB } });
  });
  channel.post({ kind: 'hello' });
  claimRunningPlayback();

  return () => {
    stopListening();
    unsubscribe();
    channel.close();
    lock.release();
  };
}
