import type { Page } from '@playwright/test';

/** What the page gave to the loudspeaker. What the recorder missed is NaN, and no measure may count it. */
export interface Recording {
  samples: Float32Array;
  sampleRate: number;
}

/** Hands on what the graph renders, with the number of its first frame, so that a frame that is missing is known to be. */
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
/** The recorder takes a moment to be ready after the page opens its sound: until then the sound waits in a delay line. */
const WAIT_S = 2;

interface Tape {
  context: AudioContext;
  /** Parts, by the frame at which the page gave them out. */
  parts: { at: number; samples: Float32Array }[];
  endFrame: number;
  /** Elements that had the music and did not come to decode it. */
  starved: number;
}
declare global {
  interface Window {
    __tape?: Tape;
  }
}

/**
 * Records whatever the page connects to the loudspeaker, every sample, within the audio graph: a machine that is too slow
 * for its loudspeaker makes holes in what is heard there, not in this. Before the first page of a visit.
 */
export async function recordOutput(page: Page): Promise<void> {
  // The page's own policy has no place for another script.
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
        // What leads nowhere is not rendered.
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
        // Kept: what nobody holds is collected, sound or not.
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

/** Everything since the page began to sound, or since `fromS` of it. */
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

/** Whether the machine was too busy for the sound: an element ran dry beside its music, or the recorder missed something. */
export async function wasDisturbed(page: Page): Promise<boolean> {
  const { samples } = await takeRecording(page);
  return samples.some(Number.isNaN) || (await page.evaluate(() => window.__tape!.starved)) > 0;
}

/** Records that much, from now on. */
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

/** Loudness of what the page gives out, volume included: root mean square over `seconds`, in dBFS. */
export async function loudnessOf(page: Page, seconds = 1.5): Promise<number> {
  const { samples } = await recordFor(page, seconds);
  return levelDb(samples.filter((sample) => !Number.isNaN(sample)));
}

/** Root mean square, in dBFS. */
export function levelDb(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length || 1e-12);
}
