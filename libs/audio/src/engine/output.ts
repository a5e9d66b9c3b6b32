/** The output channel of one audio element. */
export type Channel = {
  /** Sets the linear gain of the track. */
  setLevel: (gain: number) => void;
  /** Fades in or out over `ms` with an equal-power curve, so that a crossfade keeps its loudness. */
  fade: (direction: 'in' | 'out', ms: number) => void;
  /** Mutes or unmutes at once. */
  setHeard: (isHeard: boolean) => void;
  /** Whether the channel has a signal at this moment, muted or not; null when that is unknown. */
  hasSignal: () => boolean | null;
};

/** The output to which all channels are connected. */
export type Output = {
  connect: (element: HTMLAudioElement) => Channel;
  /** Whether several channels can be audible at once and crossfaded. */
  canMix: () => boolean;
  setVolume: (volume: number) => void;
  /** Fades out all channels over `ms`; `restore` ends that. */
  fadeAway: (ms: number) => void;
  restore: () => void;
  /** Opens or resumes Web Audio. Call it inside a click, because browsers require one. */
  wake: () => void;
  close: () => void;
};

const STEP_S = 0.015;
const CURVE_POINTS = 64;
const METER_SAMPLES = 512;
const AUDIBLE_AMPLITUDE = 1e-4;

const curve = (direction: 'in' | 'out') =>
  Float32Array.from({ length: CURVE_POINTS }, (_, point) => {
    const angle = ((point / (CURVE_POINTS - 1)) * Math.PI) / 2;
    return direction === 'in' ? Math.sin(angle) : Math.cos(angle);
  });

/** Uses Web Audio, which the first `wake` opens; before that, and without Web Audio, the volume of the elements. */
export function createOutput(openContext: () => AudioContext | null): Output {
  let context: AudioContext | null = null;
  let master: GainNode | null = null;
  let volume = 1;
  const pending: (() => void)[] = [];
  const applyVolume: (() => void)[] = [];

  function step(param: AudioParam, value: number) {
    const now = context!.currentTime;
    param.cancelScheduledValues(now);
    param.setTargetAtTime(value, now, STEP_S / 3);
  }

  function connect(element: HTMLAudioElement): Channel {
    let level = 1;
    let isHeard = true;
    let nodes: { level: GainNode; meter: AnalyserNode; fade: GainNode } | null = null;
    const moment = new Float32Array(METER_SAMPLES);
    const applyToElement = () => {
      if (!nodes) element.volume = Math.min(1, Math.max(0, volume * level * (isHeard ? 1 : 0)));
    };
    const attach = () => {
      if (!context) return;
      nodes = { level: context.createGain(), meter: context.createAnalyser(), fade: context.createGain() };
      nodes.meter.fftSize = METER_SAMPLES;
      nodes.level.gain.value = level;
      nodes.fade.gain.value = isHeard ? 1 : 0;
      element.volume = 1;
      const source = context.createMediaElementSource(element);
      source.connect(nodes.level).connect(nodes.fade).connect(master!);
      nodes.level.connect(nodes.meter);
    };
    if (context) attach();
    else pending.push(attach);
    applyVolume.push(applyToElement);

    return {
      setLevel: (gain) => {
        level = gain;
        if (nodes) step(nodes.level.gain, gain);
        else applyToElement();
      },
      fade: (direction, ms) => {
        isHeard = direction === 'in';
        if (!nodes) return applyToElement();
        const { gain } = nodes.fade;
        const now = context!.currentTime;
        gain.cancelScheduledValues(now);
        gain.setValueCurveAtTime(curve(direction), now, Math.max(0.005, ms / 1000));
      },
      setHeard: (heard) => {
        isHeard = heard;
        if (!nodes) return applyToElement();
        nodes.fade.gain.cancelScheduledValues(0);
        nodes.fade.gain.setValueAtTime(heard ? 1 : 0, context!.currentTime);
      },
      hasSignal: () => {
        if (!nodes) return null;
        nodes.meter.getFloatTimeDomainData(moment);
        return moment.some((sample) => Math.abs(sample) > AUDIBLE_AMPLITUDE);
      },
    };
  }

  return {
    connect,
    canMix: () => context !== null,
    setVolume: (next) => {
      volume = next;
      if (master) step(master.gain, next);
      else applyVolume.forEach((apply) => apply());
    },
    fadeAway: (ms) => {
      if (!master) return;
      const now = context!.currentTime;
      master.gain.cancelScheduledValues(now);
      master.gain.setValueAtTime(master.gain.value, now);
      master.gain.linearRampToValueAtTime(0, now + ms / 1000);
    },
    restore: () => {
      if (master) step(master.gain, volume);
    },
    wake: () => {
      if (!context && (context = openContext())) {
        master = context.createGain();
        master.gain.value = volume;
        master.connect(context.destination);
        pending.splice(0).forEach((attach) => attach());
      }
      if (context && context.state !== 'running') void context.resume().catch(() => undefined);
    },
    close: () => void context?.close().catch(() => undefined),
  };
}
