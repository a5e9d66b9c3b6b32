import type { AudioEngine, EngineEvents, EngineTrack } from '@fairtone/audio';

type Handlers = { [Name in keyof EngineEvents]?: Set<(detail: EngineEvents[Name]) => void> };

/** An engine without sound: remembers what it was told, and says what a test wants it to say. */
export class FakeEngine implements AudioEngine {
  loaded: EngineTrack[] = [];
  isPlaying = false;
  volume = 1;
  position = 0;
  refusesToPlay = false;
  private handlers: Handlers = {};

  get trackId() {
    return this.loaded.at(-1)?.id ?? null;
  }
  load(track: EngineTrack) {
    this.loaded.push(track);
    this.position = 0;
    this.isPlaying = false;
  }
  play() {
    this.isPlaying = !this.refusesToPlay;
    return Promise.resolve({ refused: this.refusesToPlay });
  }
  pause() {
    this.isPlaying = false;
  }
  seek(positionMs: number) {
    this.position = positionMs;
  }
  setVolume(volume: number) {
    this.volume = volume;
  }
  setMuted() {}
  positionMs() {
    return this.position;
  }
  durationMs() {
    return this.loaded.at(-1)?.durationMs ?? 0;
  }
  bufferedMs() {
    return 0;
  }
  preload() {}
  on<Name extends keyof EngineEvents>(name: Name, handler: (detail: EngineEvents[Name]) => void) {
    const known = (this.handlers[name] ??= new Set() as never) as Set<typeof handler>;
    known.add(handler);
    return () => known.delete(handler);
  }
  dispose() {}

  /** The browser reports something of the current track. */
  says<Name extends keyof EngineEvents>(name: Name, detail: object = {}) {
    if (name === 'ended') this.isPlaying = false;
    const full = { trackId: this.trackId, ...detail } as never;
    this.handlers[name]?.forEach((handler) => (handler as (detail: never) => void)(full));
  }
  /** How many listeners are left. */
  listeners() {
    return Object.values(this.handlers).reduce((sum, set) => sum + (set as Set<unknown>).size, 0);
  }
}
