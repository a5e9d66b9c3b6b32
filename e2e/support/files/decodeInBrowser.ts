import type { Page } from '@playwright/test';

/** Decodes a file with the browser's decoder: its length, and a digest of all samples of every channel. */
export async function decodeInBrowser(page: Page, file: Uint8Array) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    // At the file's own sample rate: a resampler would hide small differences and create others.
    const audio = await new OfflineAudioContext(2, 1, 44_100).decodeAudioData(bytes.buffer);
    const digests: string[] = [];
    for (let channel = 0; channel < audio.numberOfChannels; channel += 1) {
      const digest = await crypto.subtle.digest('SHA-256', audio.getChannelData(channel).slice().buffer);
      digests.push([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
    return { frames: audio.length, channels: audio.numberOfChannels, digests };
  }, Buffer.from(file).toString('base64'));
}
