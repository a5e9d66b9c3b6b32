/**
 * Reads numbers of any width from bytes, the most significant bit first. Bits after the end are zeros; see `isPastEnd`.
 */
export class BitReader {
  /** Bits read so far. */
  position = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get isPastEnd(): boolean {
    return this.position > this.bytes.length * 8;
  }

  /**
   * @param width bits, 0..32
   * @returns an unsigned number
   */
  read(width: number): number {
    let value = 0;
    for (let left = width; left > 0;) {
      const byte = this.bytes[this.position >> 3] ?? 0;
      const available = 8 - (this.position & 7);
      const taken = Math.min(available, left);
      value = value * 2 ** taken + ((byte >> (available - taken)) & (2 ** taken - 1));
      this.position += taken;
      left -= taken;
    }
    return value;
  }

  /**
   * @param width bits, 1..32
   * @returns a number in two's complement
   */
  readSigned(width: number): number {
    return (this.read(width) << (32 - width)) >> (32 - width);
  }

  /** Counts ones up to a zero, which is read too, or up to `most` ones. */
  readOnes(most: number): number {
    let ones = 0;
    while (ones < most && this.read(1) === 1) ones += 1;
    return ones;
  }

  skip(width: number): void {
    this.position += width;
  }

  alignToByte(): void {
    this.position = (this.position + 7) & ~7;
  }
}
