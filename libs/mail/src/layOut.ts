import type { Frame, MailBody } from './body.ts';
import { htmlOf } from './html.ts';
import type { MailLanguage } from './texts/all.ts';
import type { Words } from './words.ts';

export interface RenderedMail {
  language: MailLanguage;
  subject: string;
  text: string;
  html: string;
  /** URL of the button; null without one. */
  link: string | null;
}

interface Reader {
  siteUrl: string;
  name: string | null;
  unsubscribeUrl?: string | null;
}

export function layOut(words: Words, body: MailBody, reader: Reader): RenderedMail {
  const absolute = (path: string) => addressOf(path, reader.siteUrl);
  const { footer, hello, helloNobody } = words.texts;
  const frame: Frame = {
    language: words.language,
    siteUrl: reader.siteUrl,
    greeting: reader.name ? words.fill(hello, { name: reader.name }) : helloNobody,
    footer: body.isForOperators ? footer.operator : reader.unsubscribeUrl ? footer.choice : footer.account,
    links: reader.unsubscribeUrl
      ? [
          { label: footer.unsubscribe, url: reader.unsubscribeUrl },
          { label: footer.settings, url: absolute('/settings?tab=notifications') },
        ]
      : [],
  };
  const addressed = body.action ? { ...body, action: { ...body.action, path: absolute(body.action.path) } } : body;
  return {
    language: words.language,
    subject: body.subject,
    text: textOf(addressed, frame),
    html: htmlOf(addressed, frame),
    link: addressed.action?.path ?? null,
  };
}

/**
 * Converts a path of the site to a URL; web addresses stay as they are.
 * @throws Error for other protocols than http and https
 */
function addressOf(path: string, siteUrl: string): string {
  const url = new URL(path, `${siteUrl}/`);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`An e-mail must not lead to ${url.protocol}`);
  return url.href;
}

function textOf({ paragraphs, quote, rows = [], action, code, smallPrint = [] }: MailBody, frame: Frame): string {
  const blocks = [
    frame.greeting,
    ...paragraphs,
    quote?.replace(/^/gm, '> '),
    rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    action && `${action.label}:\n${action.path}`,
    code && `${code.label} ${code.digits}`,
    ...smallPrint,
    ['-- ', 'Fairtone', frame.siteUrl, frame.footer, ...frame.links.map(({ label, url }) => `${label}: ${url}`)].join(
      '\n',
    ),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
