/** What a file chooser offers: endings and types, as systems know one or the other. */
export const ACCEPTED_AUDIO = [
  ...['.mp3', '.wav', '.flac', '.aif', '.aiff', '.aifc', '.m4a'],
  ...['audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/flac', 'audio/x-flac', 'audio/aiff', 'audio/x-aiff'],
].join(',');
