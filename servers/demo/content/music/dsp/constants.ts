export const SAMPLE_RATE = 44100;

export const midiToHz = (midi: number) => 440 * 2 ** ((midi - 69) / 12);
export const dbToGain = (db: number) => 10 ** (db / 20);
export const seconds = (duration: number) => Math.max(1, Math.round(duration * SAMPLE_RATE));
