import type { Page } from '@playwright/test';

/** Remembers every element that is asked to play. Before the first page of a visit. */
export async function rememberPlayers(page: Page) {
  await page.context().addInitScript(() => {
    const played = new Set<HTMLMediaElement>();
    Object.assign(window, { __played: played });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.add(this);
      return play.call(this);
    };
  });
}

/**
 * Loudness of what the page's players give out, volume included: root mean square over `seconds`, in dBFS.
 * @throws when nothing comes out of any player
 */
export async function loudnessOf(page: Page, seconds = 1.5): Promise<number> {
  return page.evaluate(async (seconds) => {
    type Tap = { context: AudioContext; input: GainNode; tapped: WeakSet<HTMLMediaElement> };
    const scope = window as unknown as { __played: Set<HTMLMediaElement>; __tap?: Tap };
    const { __played: played } = scope;
    if (![...played].some((element) => !element.paused)) throw new Error('No element is playing.');

    if (!scope.__tap) {
      const context = new AudioContext();
      const input = context.createGain();
      input.connect(context.destination);
      scope.__tap = { context, input, tapped: new WeakSet() };
    }
    const { context, input, tapped } = scope.__tap;
    await context.resume();
    for (const element of played) {
      if (tapped.has(element)) continue;
      tapped.add(element);
      context.createMediaElementSource(element).connect(input);
    }

    const meter = context.createScriptProcessor(4096, 2, 2);
    const needed = Math.ceil(seconds * context.sampleRate);
    let [samples, power] = [0, 0];
    await new Promise<void>((done, fail) => {
      const timer = setTimeout(() => fail(new Error('No samples came out of the players.')), seconds * 1000 + 15_000);
      meter.onaudioprocess = ({ inputBuffer }) => {
        for (let channel = 0; channel < inputBuffer.numberOfChannels; channel += 1) {
          for (const sample of inputBuffer.getChannelData(channel)) power += (sample * sample) / inputBuffer.numberOfChannels;
        }
        samples += inputBuffer.length;
        if (samples < needed) return;
        clearTimeout(timer);
        done();
      };
      input.connect(meter);
      meter.connect(context.destination);
    });
    meter.disconnect();
    input.disconnect(meter);
    return 10 * Math.log10(power / samples || 1e-12);
  }, seconds);
}
