export type SectionKind = 'intro' | 'verse' | 'lift' | 'bridge' | 'solo' | 'break' | 'outro';
/** The melody of the lead; sections with the same theme share it. */
export type Theme = 'verse' | 'lift' | 'bridge' | 'solo';

export type Section = {
  kind: SectionKind;
  firstBar: number;
  bars: number;
  intensity: number;
  theme: Theme;
  /** 0 plays the chosen patterns; 1 and up the next ones of the score, so that a later verse has another accompaniment. */
  variant: number;
  /** Semitones above the key of the song. */
  shift: number;
};
