import type { AudioEngine } from './audioEngine';
import { createEmitter } from './emitter';
import type { EngineEvents, EngineTrack, Report } from './engineTypes';
import { createFading } from './fading';
import { BLEND_MS, createHandover } from './handover';
import { createOutput } from './output';
import { createNextTrack } from './nextTrack';
import { linearGain, makeDeckChannel, openFile, type DeckChannel } from './deckChannel';
import type { Loaded } from './stream/part';

export type AudioEngineOptions = {
  /** Creates the audio elements. Called at most twice, the second time for the first preloaded track. */
  createElement?: () => HTMLAudioElement;
  /** Opens Web Audio at the first play; null: the browser has none. */
  openContext?: () => AudioContext | null;
};

const openBrowserContext = () =>
  typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' });

/** Creates an engine on the browser's audio; see {@link AudioEngine}. Needs a browser unless `createElement` is given. */
export function createAudioEngine(options: AudioEngineOptions = {}): AudioEngine {
  const { createElement = () => new Audio(), openContext = openBrowserContext } = options;
  const emitter = createEmitter<EngineEvents>();
  const output = createOutput(openContext);
  const level = { volume: 1, isMuted: false, rate: 1 };
  const handover = createHandover(() => nextTrack.prepare());
  let current = newDeckChannel();
  let spare: DeckChannel | null = null;
  let loaded: Loaded | null = null;

  function newDeckChannel(): DeckChannel {
    return makeDeckChannel(
      createElement(),
      output,
      (deckChannel): Report =>
        (event, detail) =>
          deckChannel === current && handleReport(event, detail),
    );
  }

  const nextTrack = createNextTrack({
    current: () => (loaded ? { loaded, deck: current.deck } : null),
    isFree: () => !handover.isRunning(),
    canMix: output.canMix,
    put: (next) => {
      if (!next && !spare) return;
      spare ??= newDeckChannel();
      // Before playback starts, because muting at the start would let one sample through.
      spare.channel.setHeard(false);
      put(spare, next);
    },
    lower: (gain) => current.channel.setLevel(gain),
    takeOver: (next, fadeMs) => {
      beginHandover(next);
      void current.deck.play();
      handover.watch(fadeMs);
      emitter.emit('advanced', { trackId: next.track.id });
    },
  });
  const fading = createFading(output, () => current.deck.pause());

  const handleReport: Report = (event, detail) => {
    if (event === 'advanced') {
      setLoaded(nextTrack.take());
      // The spare deck is needed when the listener skips before the end of a track.
      if (spare) put(spare, null);
    }
    if (event === 'timeupdate' || event === 'playing') nextTrack.prepare();
    emitter.emit(event, detail);
  };

  function put(deckChannel: DeckChannel, next: Loaded | null) {
    deckChannel.deck.put(next);
    deckChannel.channel.setLevel(linearGain(next?.track ?? null));
    deckChannel.deck.element.muted = level.isMuted;
    deckChannel.deck.setRate(level.rate);
  }

  /** Makes `next` the loaded track; the current deck already has it. */
  function setLoaded(next: Loaded | null) {
    if (loaded && loaded.file !== next?.file) loaded.file.drop();
    loaded = next;
    current.channel.setLevel(linearGain(next?.track ?? null));
  }

  /** Makes the spare deck, which has `next`, the current one. */
  function beginHandover(next: Loaded) {
    const [from, to] = [current, spare!];
    current = to;
    spare = from;
    nextTrack.take();
    setLoaded(next);
    if (output.canMix() && !from.deck.element.paused) return handover.begin(from, to);
    from.deck.put(null);
    to.channel.setHeard(true);
  }

  function load(track: EngineTrack) {
    fading.stop();
    handover.cut();
    const ready = nextTrack.ready(track);
    if (ready && spare?.deck.track()?.id === track.id) return beginHandover(ready);
    nextTrack.clear();
    setLoaded(ready ?? { track, file: openFile(track) });
    put(current, loaded);
    current.channel.setHeard(true);
  }

  const deckChannels = () => [current, ...(spare ? [spare] : [])];
  return {
    load,
    play: () => {
      fading.stop();
      const started = current.deck.play();
      output.wake();
      handover.watch(() => BLEND_MS);
      return started;
    },
    pause: () => {
      fading.stop();
      handover.cut();
      current.deck.pause();
    },
    seek: (positionMs) => current.deck.seek(positionMs),
    setVolume: (volume) => {
      if (volume === level.volume) return;
      level.volume = volume;
      output.setVolume(volume);
    },
    setMuted: (isMuted) => {
      level.isMuted = isMuted;
      for (const { deck } of deckChannels()) deck.element.muted = isMuted;
    },
    setRate: (rate) => {
      if (rate === level.rate) return;
      level.rate = rate;
      for (const { deck } of deckChannels()) deck.setRate(rate);
    },
    setGain: (gainDb) => {
      if (!loaded || loaded.track.gainDb === gainDb) return;
      loaded = { ...loaded, track: { ...loaded.track, gainDb } };
      current.channel.setLevel(linearGain(loaded.track));
    },
    fadeOut: fading.start,
    cancelFade: fading.stop,
    positionMs: () => current.deck.positionMs(),
    durationMs: () => current.deck.durationMs(),
    bufferedMs: () => current.deck.bufferedMs(),
    preload: (track, transition = { crossfadeMs: 0 }) => nextTrack.want(track && { track, transition }),
    on: emitter.on,
    dispose: () => {
      emitter.clear();
      fading.stop();
      handover.cut();
      nextTrack.clear();
      loaded?.file.drop();
      for (const { deck } of deckChannels()) deck.dispose();
      output.close();
    },
  };
}
