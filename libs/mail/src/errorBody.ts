import type { MailBody } from './body.ts';
import type { Payload } from './payloads.ts';
import type { Words } from './words.ts';

/** The shell is deployed with its host: the release tool takes back remotes only. */
const SHELL = 'shell';

/**
 * E-mail to operators about an error that many devices met: what it is, where, whose, and the commands to run next. The
 * subject has no text of pages, which anyone can send.
 */
export function errorBody(words: Words, payload: Payload<'error_alert'>): MailBody {
  const { fill } = words;
  const { remote } = payload;
  const { subject, lead, list, rollback, shell, limits } = words.texts.errorAlert;
  const command = (name: string) => `npm run release -- ${name} ${remote}`;
  const next = remote === SHELL ? shell : fill(rollback, { command: command('rollback') });
  return {
    subject: fill(subject, { remote }),
    paragraphs: [
      fill(lead, { remote }),
      factsOf(words, payload).join('\n'),
      `${fill(list, { command: command('errors') })}\n${next}`,
    ],
    smallPrint: [limits],
    isForOperators: true,
  };
}

function factsOf({ fill, ...words }: Words, payload: Payload<'error_alert'>): string[] {
  const { first_version: first, last_version: last, source, line, function_name: name, owner, routes } = payload;
  const text = words.texts.errorAlert;
  const place = `${source}${line ? `:${line}` : ''}${name ? ` (${name})` : ''}`;
  return [
    fill(text.message, { message: payload.message }),
    fill(text.devices, { devices: words.number(payload.devices), share: words.percent(payload.share) }),
    fill(text.versions, { versions: first === last ? last : `${first} – ${last}` }),
    ...(source ? [fill(text.source, { source: place })] : []),
    ...(owner ? [fill(text.owner, { owner })] : []),
    ...(routes.length > 0 ? [fill(text.routes, { routes: routes.join(', ') })] : []),
    fill(text.firstSeen, { time: words.minute(payload.first_seen) }),
  ];
}
