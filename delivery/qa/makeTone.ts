const RATE = 8_000;
const SECONDS = 12;
const PITCH_HZ = 220;
const HEADER_BYTES = 44;

/** Makes the sound of every track of the fixtures: a soft tone, as the bytes of a WAV file (8 kHz, mono, 16 bit). */
export function makeTone(): Buffer {
  const samples = RATE * SECONDS;
  const file = Buffer.alloc(HEADER_BYTES + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const loudness = Math.round(6_000 * Math.sin((2 * Math.PI * PITCH_HZ * at) / RATE));
    file.writeInt16LE(loudness, HEADER_BYTES + at * 2);
  }
  return file;
}
