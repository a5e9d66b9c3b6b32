/** A note as an instrument sees it. */
export type VoiceNote = {
  midi: number;
  /** How long the key is held. */
  seconds: number;
  /** 0..1; instruments answer with loudness and brightness. */
  velocity: number;
  /** Picks noise and phases: equal notes with another seed differ as two strokes of a player do. */
  seed: number;
};

export type Voice = {
  /** What a listener would call it. */
  name: string;
  /**
   * `decaying` instruments ring and are damped at the end of the note, so one rendering serves every length;
   * `sustained` ones are rendered for the length they are held.
   */
  kind: 'decaying' | 'sustained';
  /** Seconds a decaying note takes to fall silent once damped. */
  releaseSeconds: number;
  render: (note: VoiceNote) => Float32Array;
};
