import { releaseChannelSchema, type ReleaseChannel } from '@fairtone/contracts';

/** What is live of a remote. Its name and its fields are public: every page server reads them. */
export const LIVE_FILE = 'live.json';

/** A copy of `live.json`. Page servers and the release tool use it while `live.json` is lost or damaged. */
export const LIVE_COPY_FILE = 'live.copy.json';

/** A channel, and the JSON that it was read from, which may have more fields than this code knows. */
export type ParsedChannel = { channel: ReleaseChannel; raw: Record<string, unknown> };

/** @throws Error that says what is wrong, to be put after the name of the file */
export function parseChannel(text: string): ParsedChannel {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new Error(`is damaged: ${(error as Error).message}`);
  }
  const parsed = releaseChannelSchema.safeParse(raw);
  if (parsed.success) return { channel: parsed.data, raw: raw as Record<string, unknown> };
  throw new Error(`is of another shape: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
}

/**
 * What is live of a remote: `live.json`, or its copy while `live.json` is lost or damaged.
 * @param read reads a file of the remote's folder; null when it does not exist
 * @throws Error when one of them exists and neither is valid: a promotion would lose the versions to roll back to
 */
export async function readChannelFiles(
  remote: string,
  read: (file: string) => Promise<string | null>,
): Promise<ParsedChannel> {
  const faults: string[] = [];
  for (const file of [LIVE_FILE, LIVE_COPY_FILE]) {
    const text = await read(file);
    if (text === null) continue;
    try {
      return parseChannel(text);
    } catch (error) {
      faults.push(`${remote}/${file} ${(error as Error).message}`);
    }
  }
  if (faults.length === 0) return { channel: { promoted: [] }, raw: {} };
  throw new Error(
    `Nothing tells what is live of ${remote}. ${faults.join('. ')}. Restore ${LIVE_FILE} from a backup, or delete it and ${LIVE_COPY_FILE} and promote a version.`,
  );
}

/**
 * The next text of `live.json`. Its `revision` counts the changes, so that no two texts are alike and a writer that compares
 * texts (or S3's ETags) notices every change. Readers ignore the field, and signatures do not cover it.
 */
export function nextChannelText({ channel: before, raw }: ParsedChannel, channel: ReleaseChannel): string {
  const revision = (typeof raw.revision === 'number' ? raw.revision : 0) + 1;
  // An unchanged channel keeps the fields that this code does not know, which its signatures cover.
  const content = channel === before && raw.promoted ? raw : channel;
  return `${JSON.stringify({ ...content, revision }, null, 2)}\n`;
}
