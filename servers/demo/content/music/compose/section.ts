export type SectionKind = 'intro' | 'verse' | 'lift' | 'bridge' | 'solo' | 'break' | 'outro';
/** Which tune the lead plays; sections of the same theme share it. */
export type Theme = 'verse' | 'lift' | 'bridge' | 'solo';

export type Section = {
  kind: SectionKind;
  firstBar: number;
  bars: number;
  intensity: number;
  theme: Theme;
  /** 0 plays the patterns that the song chose; 1 and up the next ones of the score, so that a later verse is accompanied differently. */
  variant: number;
  /** Semitones above the key of the song. */
  shift: number;
};
