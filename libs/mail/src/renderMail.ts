import { bodies } from './bodies.ts';
import { layOut, type RenderedMail } from './layOut.ts';
import { payloadSchemas, type Payload, type QueuedKind } from './payloads.ts';
import { mailLanguage } from './texts/all.ts';
import { wordsIn, type Words } from './words.ts';

export interface QueuedMail {
  kind: string;
  language: string;
  payload: unknown;
  /** Name of the recipient. */
  name: string | null;
}

export interface MailUrls {
  siteUrl: string;
  /** Null for transactional e-mails, which cannot be unsubscribed from. */
  unsubscribeUrl: string | null;
}

function bodyOf<Kind extends QueuedKind>(words: Words, kind: Kind, payload: unknown) {
  const parsed = payloadSchemas[kind].safeParse(payload);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${kind}: payload.${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is invalid'}`);
  }
  return bodies[kind](words, parsed.data as Payload<Kind>);
}

/**
 * Renders an e-mail of the queue.
 * @throws Error with the name of the field when the payload is not valid for the kind; a retry would not help
 */
export function renderMail({ kind, language, payload, name }: QueuedMail, place: MailUrls): RenderedMail {
  if (!Object.hasOwn(payloadSchemas, kind)) throw new Error(`There is no e-mail of kind ${kind}.`);
  const words = wordsIn(mailLanguage(language));
  return layOut(words, bodyOf(words, kind as QueuedKind, payload), { ...place, name });
}
