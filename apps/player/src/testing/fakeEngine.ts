import type { AudioEngine, EngineEvents, EngineTrack, Transition } from '@fairtone/audio';

type Handlers = { [Name in keyof EngineEvents]?: Set<(detail: EngineEvents[Name]) => void> };

/** A silent engine for tests: records calls, and emits the events that a test asks for. */
export class FakeEngine implements AudioEngine {
  loaded: EngineTrack[] = [];
  isPlaying = false;
  volume = 1;
  position = 0;
  rate = 1;
  gainDb = 0;
  fadingMs: number | null = null;
  upcoming: EngineTrack | null = null;
  transition: Transition | null = null;
  refusesToPlay = false;
  private endFade: () => void = () => undefined;
  private handlers: Handlers = {};

  private current: string | null = null;

  get trackId() {
    return this.current;
  }
  load(track: EngineTrack) {
    this.loaded.push(track);
    this.current = track.id;
    this.position = 0;
    this.isPlaying = false;
    this.upcoming = null;
    this.gainDb = track.gainDb ?? 0;
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
  setRate(rate: number) {
    this.rate = rate;
  }
  setGain(gainDb: number) {
    this.gainDb = gainDb;
  }
  fadeOut(ms: number) {
    this.fadingMs = ms;
    return new Promise<void>((done) => (this.endFade = done));
  }
  cancelFade() {
    this.fadingMs = null;
    this.endFade();
  }
  positionMs() {
    return this.position;
  }
  durationMs() {
    return this.loaded.at(-1)?.durationMs ?? 0;
  }
  bufferedMs() {
    return 0;
  }
  preload(track: EngineTrack | null, transition: Transition = { crossfadeMs: 0 }) {
    this.upcoming = track;
    this.transition = track && transition;
  }
  /** Simulates that the engine continues with the preloaded track by itself. */
  advances() {
    const next = this.upcoming!;
    this.upcoming = null;
    this.current = next.id;
    this.position = 0;
    this.emit('advanced', { trackId: next.id });
  }
  on<Name extends keyof EngineEvents>(name: Name, handler: (detail: EngineEvents[Name]) => void) {
    const known = (this.handlers[name] ??= new Set() as never) as Set<typeof handler>;
    known.add(handler);
    return () => known.delete(handler);
  }
  dispose() {}

  /** Emits an event about the current track. */
  emit<Name extends keyof EngineEvents>(name: Name, detail: object = {}) {
    if (name === 'ended') this.isPlaying = false;
    const full = { trackId: this.trackId, ...detail } as never;
    this.handlers[name]?.forEach((handler) => (handler as (detail: never) => void)(full));
  }
  /** Number of registered listeners. */
  listeners() {
    return Object.values(this.handlers).reduce((sum, set) => sum + (set as Set<unknown>).size, 0);
  }
}
