import { AudioSample, CustomAudioDecoder, registerDecoder, type EncodedPacket } from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';

/** All samples of an MP3, without encoder delay and padding. */
export async function decodeMp3(file: Blob): Promise<Float32Array[]> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  const { channelData } = decoder.decode(new Uint8Array(await file.arrayBuffer()));
  decoder.free();
  return channelData;
}

class NodeMp3Decoder extends CustomAudioDecoder {
  private readonly decoder = new MPEGDecoder({ enableGapless: false });

  static override supports(codec: string): boolean {
    return codec === 'mp3';
  }

  init(): Promise<void> {
    return this.decoder.ready;
  }

  decode(packet: EncodedPacket): void {
    const { channelData, samplesDecoded, sampleRate } = this.decoder.decode(packet.data);
    if (samplesDecoded === 0) return;
    const data = new Float32Array(2 * samplesDecoded);
    channelData.forEach((plane, c) => data.set(plane, c * samplesDecoded));
    const { timestamp } = packet;
    this.onSample(new AudioSample({ data, format: 'f32-planar', numberOfChannels: 2, sampleRate, timestamp }));
  }

  flush(): void {
    // Every packet is decoded at once.
  }

  close(): void {
    this.decoder.free();
  }
}

/** Registers an MP3 decoder for tests: Node has no WebCodecs. */
export function registerMp3Decoder(): void {
  registerDecoder(NodeMp3Decoder);
}
