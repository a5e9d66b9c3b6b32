import type { DeckChannel } from './deckChannel';

const POLL_EVERY_MS = 4;
/** So much of a track has to pass without a sound before it counts as one that begins with silence. */
const SILENT_START_MS = 120;
/** What does not sound by then leaves the other no reason to wait. */
const GIVE_UP_MS = 1500;
/** Long enough to be no click, too short to be heard. */
export const BLEND_MS = 15;

/**
 * One deckChannel, unheard so far, takes over from another that still sounds: they change places once it really sounds, so that
 * there is no silence between.
 */
export function createHandover(onFree: () => void) {
  let running: { from: DeckChannel; to: DeckChannel; timer: ReturnType<typeof setTimeout> | undefined } | null = null;

  function finish() {
    if (!running) return;
    const { from, timer } = running;
    running = null;
    clearTimeout(timer);
    // It stays unheard: what was decoded already may still come.
    from.deck.put(null);
    onFree();
  }

  return {
    isRunning: () => running !== null,
    begin: (from: DeckChannel, to: DeckChannel) => {
      running = { from, to, timer: undefined };
    },
    /** `to` was started: fades as soon as it sounds. `fadeMs` is asked then. */
    watch: (fadeMs: () => number) => {
      if (!running || running.timer !== undefined) return;
      const { from, to } = running;
      const startedAt = performance.now();
      const beginsAtMs = to.deck.positionMs();
      const look = () => {
        if (!running) return;
        // Clocks of elements run before sound is there. A track may also begin with silence.
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
    /** At once: only the one that took over is heard. */
    cut: () => {
      const to = running?.to;
      finish();
      to?.channel.setHeard(true);
    },
  };
}
