import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { AudioSample, CustomAudioDecoder, registerDecoder, type EncodedPacket } from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';

interface Decoded {
  channelData: Float32Array[];
  samplesDecoded: number;
  sampleRate: number;
}

/** Node has no WebCodecs: WebAssembly decoders replace those of browsers. */
abstract class WasmDecoder extends CustomAudioDecoder {
  protected seconds: number | null = null;

  protected emit({ channelData, samplesDecoded, sampleRate }: Decoded): void {
    if (samplesDecoded === 0) return;
    const data = new Float32Array(samplesDecoded * channelData.length);
    channelData.forEach((plane, channel) => data.set(plane.subarray(0, samplesDecoded), channel * samplesDecoded));
    const timestamp = this.seconds ?? 0;
    this.seconds = timestamp + samplesDecoded / sampleRate;
    const numberOfChannels = channelData.length;
    this.onSample(new AudioSample({ data, format: 'f32-planar', numberOfChannels, sampleRate, timestamp }));
  }
}

class Mp3Decoder extends WasmDecoder {
  private readonly decoder = new MPEGDecoder({ enableGapless: false });

  static override supports = (codec: string) => codec === 'mp3';
  init = () => this.decoder.ready;
  decode = ({ data }: EncodedPacket) => this.emit(this.decoder.decodeFrame(data) as Decoded);
  flush = () => undefined;
  close = () => this.decoder.free();
}

class FlacDecoder extends WasmDecoder {
  private readonly decoder = new FLACDecoder();

  static override supports = (codec: string) => codec === 'flac';

  async init() {
    await this.decoder.ready;
    await this.decoder.decode(new Uint8Array(this.config.description as Uint8Array<ArrayBuffer>));
  }
  async decode({ data }: EncodedPacket) {
    this.emit((await this.decoder.decode(data)) as Decoded);
  }
  async flush() {
    this.emit((await this.decoder.flush()) as Decoded);
  }
  close = () => this.decoder.free();
}

export function registerDecoders(): void {
  registerDecoder(Mp3Decoder);
  registerDecoder(FlacDecoder);
}
