/** Echoes that alternate between both channels and lose treble; added to the outputs. */
export function addPingPong(
  input: Float32Array, output: [Float32Array, Float32Array], echo: { delaySamples: number; feedback: number; wet: number },
): void {
  const size = Math.max(1, echo.delaySamples);
  const left = new Float32Array(size);
  const right = new Float32Array(size);
  const [outLeft, outRight] = output;
  let at = 0;
  let low = 0;
  for (let i = 0; i < input.length; i++) {
    const fromLeft = left[at]!;
    const fromRight = right[at]!;
    low += 0.45 * (fromRight - low);
    left[at] = input[i]! + low * echo.feedback;
    right[at] = fromLeft * echo.feedback;
    outLeft[i]! += fromLeft * echo.wet;
    outRight[i]! += fromRight * echo.wet;
    if (++at === size) at = 0;
  }
}
