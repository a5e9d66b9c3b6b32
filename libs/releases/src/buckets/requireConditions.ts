import type { FileType } from './bucket.ts';
import { refused } from './s3Xml.ts';

type Put = (name: string, bytes: Uint8Array, type: FileType, headers: Record<string, string>) => Promise<Response>;

const FILE = 'conditions.txt';
const TEXT = 'The release tool writes this file to see whether the store obeys If-None-Match and If-Match.\n';
/** The ETag of no file with this text. */
const OTHER_ETAG = '"00000000000000000000000000000000"';

/**
 * Refuses a store that writes although the condition of a write fails: there two promotions at once would overwrite each other.
 * It writes one small file into the folder, always with the same text: several tools may do so at once.
 * @throws naming the condition that is ignored or not known
 */
export async function requireConditions(endpoint: string, folder: string, put: Put): Promise<void> {
  const name = `${folder}/${FILE}`;
  const write = (condition: Record<string, string>) =>
    put(name, new TextEncoder().encode(TEXT), { type: 'text/plain; charset=utf-8' }, condition);

  const first = await write({ 'if-none-match': '*' });
  if (!first.ok && !isFailedCondition(first)) throw await refused(first, `write ${name} with If-None-Match`);
  if (first.ok && !isFailedCondition(await write({ 'if-none-match': '*' }))) throw ignored(endpoint, 'If-None-Match');
  if (!isFailedCondition(await write({ 'if-match': OTHER_ETAG }))) throw ignored(endpoint, 'If-Match');
}

/** 409: another write of the same file was not finished. Only services that know conditions say so. */
const isFailedCondition = ({ status }: Response) => status === 412 || status === 409;

const ignored = (endpoint: string, condition: string) =>
  new Error(
    `${endpoint} does not obey ${condition}, so two promotions at once could overwrite each other. Nothing was released. ` +
      'What a store must support: docs/releases.md.',
  );
