import { plainBody, type MailBody } from './body.ts';
import type { Payload } from './payloads.ts';
import type { MailText } from './texts/texts.ts';
import type { Words } from './words.ts';

/**
 * E-mail to the user who reported something, or whose content was reported: the decision of the moderators, and their
 * note.
 */
export function moderationBody(words: Words, payload: Payload<'report_answer'>): MailBody {
  const about = payload.about ?? '';
  const body = plainBody(words, textOf(words, payload), { about }, '/');
  return payload.note ? { ...body, quote: payload.note } : body;
}

function textOf({ texts }: Words, payload: Payload<'report_answer'>): MailText {
  if ('event' in payload) {
    const { leadAbout, ...text } = payload.event === 'content_hidden' ? texts.contentHidden : texts.contentRestored;
    return payload.about ? { ...text, lead: leadAbout } : text;
  }
  const { subject, lead, leadAbout, action, ...outcomes } = texts.reportAnswer;
  return { subject, lead: payload.about ? leadAbout : lead, more: outcomes[payload.outcome], action };
}
