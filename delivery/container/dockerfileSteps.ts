/** An instruction of a Dockerfile that the test runs. */
export interface Step {
  instruction: 'COPY' | 'RUN' | 'ENV' | 'CMD' | 'WORKDIR' | 'USER' | 'EXPOSE';
  /** `build` for the first stage, otherwise empty. */
  stage: string;
  /** The text after the instruction. */
  text: string;
}

/**
 * The instructions of a Dockerfile, in order.
 * @throws Error when it has one that the test does not know
 */
export function stepsOf(dockerfile: string): Step[] {
  let stage = '';
  return dockerfile.split('\n').flatMap((line): Step[] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, instruction, text] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      stage = / AS (\w+)$/.exec(text!)?.[1] ?? '';
      return [];
    }
    if (!/^(COPY|RUN|ENV|CMD|WORKDIR|USER|EXPOSE)$/.test(instruction ?? '')) throw new Error(`Unknown step: ${line}`);
    return [{ instruction: instruction as Step['instruction'], stage, text: text! }];
  });
}
