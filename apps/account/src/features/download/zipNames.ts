const NAME_MAX = 120;
/** File systems take names of 255 bytes; number, ending and label want some of them. */
const NAME_MAX_BYTES = 200;
/** Devices of Windows: a file of such a name cannot be unpacked there. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(\..*)?$/i;

/** As much of a text as fits, without half a character at its end. */
function truncateToBytes(text: string): string {
  let bytes = 0;
  const characters = Array.from(text).slice(0, NAME_MAX);
  const end = characters.findIndex((one) => (bytes += new TextEncoder().encode(one).length) > NAME_MAX_BYTES);
  return characters.slice(0, end < 0 ? NAME_MAX : end).join('');
}

/** A title as the name of a file on every common system: nothing that separates, hides or ends a path. */
export function safeName(title: string, fallback = 'Untitled'): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[<>:"/\\|?*]/g, '_')
    .replace(/\s+/g, ' ');
  const cut = truncateToBytes(plain).replace(/^[\s.]+|[\s.]+$/g, '');
  if (!cut) return fallback;
  return RESERVED.test(cut) ? `_${cut}` : cut;
}

/** `Artist - Album`: the folder of one album among others. */
export function albumFolder(album: { artist: string; title: string }): string {
  return safeName(`${safeName(album.artist)} - ${safeName(album.title)}`);
}

/** What files are, in one word: their format, or `original` where the artist uploaded several. */
function formatLabel(files: readonly { format: string }[]): string {
  const [format, ...others] = new Set(files.map((file) => file.format));
  return others.length > 0 ? 'original' : (format ?? '').toUpperCase();
}

/** `Artist - Album (FLAC)`: an archive and its folder, apart from those of the same album in another format. */
export function albumArchive(album: { artist: string; title: string }, files: readonly { format: string }[]): string {
  return `${albumFolder(album)} (${formatLabel(files)})`;
}

/** Names that were not given before: the second of one name gets a number. On most systems case makes no difference. */
export function uniqueNames() {
  const taken = new Set<string>();
  return (stem: string, end = ''): string => {
    let name = stem + end;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${stem} (${copy})${end}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

interface NamedFile {
  trackNumber: number;
  title: string;
  format: string;
}

/** `NN Title.ext` for each file, each name once: nothing in the shop forbids two tracks of one number and title. */
export function fileNames(files: readonly NamedFile[]): string[] {
  const digits = Math.max(2, ...files.map(({ trackNumber }) => String(trackNumber).length));
  const unique = uniqueNames();
  return files.map(({ trackNumber, title, format }) =>
    unique(`${String(trackNumber).padStart(digits, '0')} ${safeName(title)}`, `.${format}`),
  );
}
