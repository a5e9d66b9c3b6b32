import type { DeckChannel } from './deckChannel';

const POLL_EVERY_MS = 4;
/** A track that has advanced by this much without a signal counts as one that starts with silence. */
const SILENT_START_MS = 120;
/** After this time the other channel does not wait any longer. */
const GIVE_UP_MS = 1500;
/** Crossfade that is long enough to avoid a click and too short to be noticed. */
export const BLEND_MS = 15;

/**
 * Moves playback from one deck channel to another. The old one is audible until the new one really is, so that there is
 * no silence between them.
 */
export function createHandover(onFree: () => void) {
  let running: { from: DeckChannel; to: DeckChannel; timer: ReturnType<typeof setTimeout> | undefined } | null = null;

  function finish() {
    if (!running) return;
    const { from, timer } = running;
    running = null;
    clearTimeout(timer);
    // The channel stays muted, because already decoded audio may still be output.
    from.deck.put(null);
    onFree();
  }

  return {
    isRunning: () => running !== null,
    begin: (from: DeckChannel, to: DeckChannel) => {
      running = { from, to, timer: undefined };
    },
    /** Call after `to` was started: crossfades as soon as it is audible. `fadeMs` is called at that moment. */
    watch: (fadeMs: () => number) => {
      if (!running || running.timer !== undefined) return;
      const { from, to } = running;
      const startedAt = performance.now();
      const beginsAtMs = to.deck.positionMs();
      const look = () => {
        if (!running) return;
        // The clock of an element runs before it outputs audio, and a track may also start with silence.
        const passedMs = to.deck.positionMs() - beginsAtMs;
        const sounds = to.channel.hasSignal() ? passedMs > 0 : passedMs > SILENT_START_MS;
        const isLate = performance.now() - startedAt > GIVE_UP_MS;
        if (!sounds && !isLate && !from.deck.element.paused) {
          running.timer = setTimeout(look, POLL_EVERY_MS);
          return;
        }
        const ms = Math.max(BLEND_MS, fadeMs());
        to.channel.fade('in', ms);
        from.channel.fade('out', ms);
        running.timer = setTimeout(finish, ms + BLEND_MS);
      };
      running.timer = setTimeout(look, POLL_EVERY_MS);
    },
    /** Ends a handover at once, with only the new channel audible. */
    cut: () => {
      const to = running?.to;
      finish();
      to?.channel.setHeard(true);
    },
  };
}
