const RATE = 8_000;
const SECONDS = 12;
const PITCH_HZ = 220;
const HEADER_BYTES = 44;

/** The sound of every track of a page without a backend: a soft tone as a WAV file, generated on request. */
function makeTone() {
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

const STREAM = /^\/storage\/v1\/object\/public\/audio_files\/.+\.mp3$/;

/**
 * Answers requests for the streams of the fixtures, including range requests, which players use to seek.
 * @returns whether the request was for a stream
 */
function answerStream(request, response) {
  if (!STREAM.test(new URL(request.url, 'http://page').pathname)) return false;
  const tone = makeTone();
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const from = range ? Number(range[1]) : 0;
  const to = Math.min(range?.[2] ? Number(range[2]) : tone.length - 1, tone.length - 1);
  response.writeHead(range ? 206 : 200, {
    'Content-Type': 'audio/wav',
    'Accept-Ranges': 'bytes',
    'Content-Length': to - from + 1,
    ...(range && { 'Content-Range': `bytes ${from}-${to}/${tone.length}` }),
  });
  response.end(tone.subarray(from, to + 1));
  return true;
}

exports.makeTone = makeTone;
exports.answerStream = answerStream;
