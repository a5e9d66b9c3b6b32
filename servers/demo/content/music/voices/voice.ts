/** A note as an instrument gets it. */
export type VoiceNote = {
  midi: number;
  /** Seconds for which the key is held. */
  seconds: number;
  /** Velocity 0..1; sets loudness and brightness. */
  velocity: number;
  /** Seed of noise and phases: equal notes with different seeds differ slightly, like strokes of a player. */
  seed: number;
};

export type Voice = {
  /** Name of the instrument for listeners. */
  name: string;
  /**
   * `decaying` instruments are damped at the end of the note, so one rendering serves every length;
   * `sustained` ones are rendered for the length they are held.
   */
  kind: 'decaying' | 'sustained';
  /** Seconds in which a decaying note falls silent once it is damped. */
  releaseSeconds: number;
  render: (note: VoiceNote) => Float32Array;
};
