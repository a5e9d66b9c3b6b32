import type { MailLanguage } from './texts/all.ts';
import type { MailText } from './texts/texts.ts';
import type { Values, Words } from './words.ts';

/** The content of an e-mail, before it becomes text or HTML. */
export interface MailBody {
  subject: string;
  paragraphs: string[];
  /** Quoted text of another person. */
  quote?: string;
  rows?: { label: string; amount: string; isTotal?: boolean }[];
  /** The button. `path` is a path of the site or an absolute URL. */
  action?: { label: string; path: string };
  code?: { label: string; digits: string };
  smallPrint?: string[];
  /** The reader gets it as an operator of the site, not because of an account. */
  isForOperators?: boolean;
}

/** The parts around a body: greeting above; reason and unsubscribe link below. All URLs are absolute. */
export interface Frame {
  language: MailLanguage;
  siteUrl: string;
  greeting: string;
  footer: string;
  links: { label: string; url: string }[];
}

/** Builds a body with a subject, one or two paragraphs, and one button. */
export function plainBody(words: Words, text: MailText, values: Values, path?: string): MailBody {
  const fill = (each: string) => words.fill(each, values);
  return {
    subject: fill(text.subject),
    paragraphs: [text.lead, ...(text.more ? [text.more] : [])].map(fill),
    ...(text.action && path ? { action: { label: text.action, path } } : {}),
  };
}
