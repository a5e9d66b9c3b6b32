/**
 * The `accept` attribute of file inputs. It lists extensions and MIME types, because some systems support only one of
 * them.
 */
export const ACCEPTED_AUDIO = [
  ...['.mp3', '.wav', '.flac', '.aif', '.aiff', '.aifc', '.m4a'],
  ...['audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/flac', 'audio/x-flac', 'audio/aiff', 'audio/x-aiff'],
].join(',');
