const NAME_MAX = 120;
/** File systems allow names of 255 bytes; the rest is for number, extension and format label. */
const NAME_MAX_BYTES = 200;
/** Reserved device names of Windows: a file of such a name cannot be unpacked there. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(\..*)?$/i;

/** The longest prefix that fits, cut between characters. */
function truncateToBytes(text: string): string {
  let bytes = 0;
  const characters = Array.from(text).slice(0, NAME_MAX);
  const end = characters.findIndex((one) => (bytes += new TextEncoder().encode(one).length) > NAME_MAX_BYTES);
  return characters.slice(0, end < 0 ? NAME_MAX : end).join('');
}

/** Makes a title a valid file name on all common systems: replaces path characters, removes control and invisible ones. */
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

/** The format of the files, such as `FLAC`, or `original` when they have several. */
function formatLabel(files: readonly { format: string }[]): string {
  const [format, ...others] = new Set(files.map((file) => file.format));
  return others.length > 0 ? 'original' : (format ?? '').toUpperCase();
}

/** `Artist - Album (FLAC)`: name of an archive and its folder, different for each format of the album. */
export function albumArchive(album: { artist: string; title: string }, files: readonly { format: string }[]): string {
  return `${albumFolder(album)} (${formatLabel(files)})`;
}

/** Returns a function that numbers repeated names: `Song.mp3`, `Song (2).mp3`. Ignores case, as most file systems do. */
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
