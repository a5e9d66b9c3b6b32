import type { Page } from '@playwright/test';

/** The sound that the page sent to the loudspeaker. Missing samples are NaN, and measurements skip windows with them. */
export interface Recording {
  samples: Float32Array;
  sampleRate: number;
}

/** Passes on what the graph renders, with the number of its first frame, so that missing frames are noticed. */
const RECORDER_SCRIPT = `
registerProcessor('recorder', class extends AudioWorkletProcessor {
  at = 0;
  length = 0;
  block = new Float32Array(4096);
  process([[channel]]) {
    if (this.length === this.block.length || currentFrame !== this.at + this.length) this.handOn();
    if (channel) this.block.set(channel, this.length);
    else this.block.fill(0, this.length, this.length + 128);
    this.length += 128;
    return true;
  }
  handOn() {
    if (this.length > 0) this.port.postMessage({ at: this.at, samples: this.block.slice(0, this.length) });
    this.at = currentFrame;
    this.length = 0;
  }
});`;
/** The recorder needs a moment after the page opens its audio context: until then a delay line buffers the sound. */
const WAIT_S = 2;

interface Tape {
  context: AudioContext;
  /** Recorded parts by their first frame. */
  parts: { at: number; samples: Float32Array }[];
  endFrame: number;
  /** Media elements that had data and could not decode it in time. */
  starved: number;
}
declare global {
  interface Window {
    __tape?: Tape;
  }
}

/**
 * Records every sample that the page connects to the loudspeaker, within the audio graph: a machine that is too slow
 * for real-time output has gaps there, but not in this recording. Must run before the first page of a visit.
 */
export async function recordOutput(page: Page): Promise<void> {
  // The page's content security policy allows no other script.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.context().addInitScript(
    ({ script, waitS }) => {
      const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: unknown[]) => AudioNode;
      const record = async (node: AudioNode) => {
        const context = node.context as AudioContext;
        const tape: Tape = { context, parts: [], endFrame: 0, starved: 0 };
        const waiting = new DelayNode(context, { maxDelayTime: waitS, delayTime: waitS });
        const unheard = new GainNode(context, { gain: 0 });
        connect.call(node, waiting);
        // Nodes without a destination are not rendered.
        connect.call(connect.call(waiting, unheard), context.destination);
        window.__tape = tape;
        await context.audioWorklet.addModule(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
        const recorder = new AudioWorkletNode(context, 'recorder');
        recorder.port.onmessage = ({ data }: MessageEvent<{ at: number; samples: Float32Array }>) => {
          const at = data.at - waitS * context.sampleRate;
          tape.parts.push({ at, samples: data.samples });
          tape.endFrame = at + data.samples.length;
        };
        connect.call(connect.call(connect.call(waiting, recorder), unheard), context.destination);
        // Kept in a list: unreferenced nodes are garbage collected, even while they sound.
        Object.assign(tape, { recorder });
      };
      const known = new WeakSet<HTMLMediaElement>();
      const watch = (element: HTMLMediaElement) => {
        if (known.has(element)) return;
        known.add(element);
        element.addEventListener('waiting', () => {
          const { buffered, currentTime, seeking } = element;
          const isAtStart = currentTime === 0;
          const hasMusic = Array.from({ length: buffered.length }, (_, at) => at).some(
            (at) => buffered.start(at) <= currentTime && buffered.end(at) > currentTime + 0.2,
          );
          if (window.__tape && hasMusic && !seeking && !isAtStart) window.__tape.starved += 1;
        });
      };
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        watch(this);
        return play.call(this);
      };
      AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
        if (args[0] instanceof AudioDestinationNode) void record(this);
        return connect.apply(this, args);
      } as typeof AudioNode.prototype.connect;
    },
    { script: RECORDER_SCRIPT, waitS: WAIT_S },
  );
}

/** All samples since the page began to play, or since `fromS` of it. */
export async function takeRecording(page: Page, fromS = 0): Promise<Recording> {
  const { text, sampleRate } = await page.evaluate(async (fromS) => {
    const tape = window.__tape;
    if (!tape) throw new Error('Nothing was connected to the loudspeaker.');
    const { sampleRate } = tape.context;
    const fromFrame = Math.round(fromS * sampleRate);
    const samples = new Float32Array(Math.max(0, tape.endFrame - fromFrame)).fill(NaN);
    for (const part of tape.parts) {
      const known = part.samples.subarray(Math.min(part.samples.length, Math.max(0, fromFrame - part.at)));
      samples.set(known, Math.min(samples.length, Math.max(0, part.at - fromFrame)));
    }
    const text = await new Promise<string>((done, fail) => {
      const reader = new FileReader();
      reader.onload = () => done((reader.result as string).split(',')[1] ?? '');
      reader.onerror = () => fail(reader.error!);
      reader.readAsDataURL(new Blob([samples]));
    });
    return { text, sampleRate };
  }, fromS);
  const bytes = Buffer.from(text, 'base64');
  return {
    samples: new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
    sampleRate,
  };
}

/** Whether the machine was too busy: an element starved although it had data, or the recorder missed frames. */
export async function hasGaps(page: Page): Promise<boolean> {
  const { samples } = await takeRecording(page);
  return samples.some(Number.isNaN) || (await page.evaluate(() => window.__tape!.starved)) > 0;
}

/** Records this many seconds from now on. */
export async function recordFor(page: Page, seconds: number): Promise<Recording> {
  const fromS = await page.evaluate(() => window.__tape?.context.currentTime ?? 0);
  await page.waitForFunction(
    (untilS) => {
      const tape = window.__tape;
      return tape && tape.endFrame / tape.context.sampleRate >= untilS;
    },
    fromS + seconds,
    { timeout: seconds * 1000 + 15_000 },
  );
  const { samples, sampleRate } = await takeRecording(page, fromS);
  return { samples: samples.subarray(0, Math.round(seconds * sampleRate)), sampleRate };
}

/** Loudness of the page's output, volume included: root mean square over `seconds`, in dBFS. */
export async function loudnessOf(page: Page, seconds = 1.5): Promise<number> {
  const { samples } = await recordFor(page, seconds);
  return levelDb(samples.filter((sample) => !Number.isNaN(sample)));
}

/** Root mean square, in dBFS. */
export function levelDb(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length || 1e-12);
}
