import type { MailLanguage } from './texts/all.ts';
import type { MailText } from './texts/texts.ts';
import type { Values, Words } from './words.ts';

/** What an e-mail says, before it becomes text or HTML. */
export interface MailBody {
  subject: string;
  paragraphs: string[];
  /** Another person's text, shown as a quote. */
  quote?: string;
  rows?: { label: string; amount: string; isTotal?: boolean }[];
  /** `path` is one of the site's, or a whole address. */
  action?: { label: string; path: string };
  code?: { label: string; digits: string };
  smallPrint?: string[];
}

/** The frame of an e-mail: greeting above, reason and unsubscribe link below. All urls are absolute. */
export interface Frame {
  language: MailLanguage;
  siteUrl: string;
  greeting: string;
  footer: string;
  links: { label: string; url: string }[];
}

/** The common shape: a subject, one or two paragraphs, one button. */
export function plainBody(words: Words, text: MailText, values: Values, path?: string): MailBody {
  const fill = (each: string) => words.fill(each, values);
  return {
    subject: fill(text.subject),
    paragraphs: [text.lead, ...(text.more ? [text.more] : [])].map(fill),
    ...(text.action && path ? { action: { label: text.action, path } } : {}),
  };
}
