import { renderAuthMail, type AuthMailKind, type MailLanguage, MAIL_LANGUAGES } from '@fairtone/mail';

/** Supabase's name of a template, our texts for it, and the type in its link. */
const TEMPLATES: { name: string; kind: AuthMailKind; type: string | null }[] = [
  { name: 'confirmation', kind: 'confirmation', type: 'signup' },
  { name: 'invite', kind: 'invite', type: 'invite' },
  { name: 'recovery', kind: 'recovery', type: 'recovery' },
  { name: 'magic_link', kind: 'code', type: 'magiclink' },
  { name: 'email_change', kind: 'email_change', type: 'email_change' },
  { name: 'reauthentication', kind: 'reauthentication', type: null },
];

const SITE = 'https://site.invalid';
const PLACES = [
  ['https://site.invalid', '{{ .SiteURL }}'],
  ['TOKENHASH', '{{ .TokenHash }}'],
  ['REDIRECTTO', '{{ .RedirectTo }}'],
  ['CODEDIGITS', '{{ .Token }}'],
] as const;

const withPlaces = (text: string) => PLACES.reduce((result, [mark, place]) => result.replaceAll(mark, place), text);

function rendered(kind: AuthMailKind, type: string | null, language: MailLanguage) {
  const link = type && `${SITE}/auth/confirm?token_hash=TOKENHASH&type=${type}&redirect_to=REDIRECTTO`;
  return renderAuthMail({ kind, language, link, code: 'CODEDIGITS', siteUrl: SITE });
}

/** Templates contain all languages and choose by the account's. Hosted, a template is one text for all people. English comes last. */
function inEveryLanguage(textIn: (language: MailLanguage) => string): string {
  const others = MAIL_LANGUAGES.filter((language) => language !== 'en');
  const branches = others.map(
    (language, index) => `{{ ${index ? 'else if' : 'if'} eq .Data.language "${language}" }}${textIn(language)}`,
  );
  return withPlaces(`${branches.join('')}{{ else }}${textIn('en')}{{ end }}`);
}

export type AuthTemplate = { name: string; subject: string; html: string };

export const authTemplates = (): AuthTemplate[] =>
  TEMPLATES.map(({ name, kind, type }) => ({
    name,
    subject: inEveryLanguage((language) => rendered(kind, type, language).subject),
    html: `${inEveryLanguage((language) => `\n${rendered(kind, type, language).html}\n`)}\n`,
  }));

const BEGIN = '# Written by npm run mail:templates from libs/mail, like the files in templates/.';
const END = '# End of what npm run mail:templates wrote.';

/** The lines of config.toml that name the templates. Single quotes: nothing in them is escaped. */
function blocksOf(templates: AuthTemplate[]): string {
  const blocks = templates.map(({ name, subject }) => {
    if (subject.includes("'")) throw new Error(`The subject of ${name} holds a quote that TOML would end at.`);
    return `[auth.email.template.${name}]\nsubject = '${subject}'\ncontent_path = "./supabase/templates/${name}.html"\n`;
  });
  return `${BEGIN}\n${blocks.join('\n')}\n${END}`;
}

/** config.toml with its template blocks replaced by these. */
export function withTemplates(config: string, templates: AuthTemplate[]): string {
  const [before, rest] = config.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (after === undefined) throw new Error(`config.toml lacks the lines "${BEGIN}" and "${END}".`);
  return before + blocksOf(templates) + after;
}
