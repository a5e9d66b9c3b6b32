/** An audio element without sound and network: tests simulate the browser. */
export class FakeAudioElement extends EventTarget {
  preload = '';
  volume = 1;
  muted = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = true;
  crossOrigin: string | null = null;
  currentTime = 0;
  duration = NaN;
  readyState = 0;
  paused = true;
  ended = false;
  error: { code: number; message: string } | null = null;
  ranges: [number, number][] = [];
  loads = 0;
  /** When set, play() rejects with it. */
  refusal: DOMException | null = null;
  private source: string | null = null;

  get src(): string {
    return this.source ?? '';
  }
  set src(url: string) {
    this.source = url;
  }
  get buffered(): TimeRanges {
    const ranges = this.ranges;
    return { length: ranges.length, start: (i) => ranges[i]![0], end: (i) => ranges[i]![1] };
  }
  getAttribute(): string | null {
    return this.source;
  }
  removeAttribute(): void {
    this.source = null;
  }
  load(): void {
    this.loads++;
    this.readyState = 0;
    this.currentTime = 0;
    this.duration = NaN;
    this.ended = false;
    this.error = null;
  }
  async play(): Promise<void> {
    if (this.refusal) throw this.refusal;
    this.paused = false;
    this.say('playing');
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    // Browsers dispatch the event later, in a separate task.
    queueMicrotask(() => this.say('pause'));
  }

  say(event: string): void {
    this.dispatchEvent(new Event(event));
  }
  becomesReady(durationSeconds: number): void {
    this.readyState = 1;
    this.duration = durationSeconds;
    this.say('loadedmetadata');
  }
  plays(seconds: number): void {
    this.currentTime = seconds;
    this.say('timeupdate');
  }
  comesToItsEnd(): void {
    this.ended = true;
    this.paused = true;
    this.say('pause');
    this.say('ended');
  }
  breaks(code: number, message: string): void {
    this.error = { code, message };
    this.say('error');
  }
}
