import type { Sources } from '../../support/sources';

/** Adds the setting FAIRTONE_MAIL_NAME, which replaces the shop's name in the sender of e-mails, by the recipe "A setting". */
export function addSetting(sources: Sources): void {
  const settings = 'servers/launcher/src/settings';
  insertBefore(
    sources,
    `${settings}/schema/schema.ts`,
    '  FAIRTONE_SMS_PROVIDER: setting(',
    "  FAIRTONE_MAIL_NAME: setting(line('a name'), 'Fairtone', 'name of the sender of e-mails'),\n",
  );
  replace(
    sources,
    `${settings}/mailConfig.ts`,
    /( {2}return \{ smtpUrl, from: settingOf\(env, 'MAIL_FROM'\) \?\? `)Fairtone </,
    "  const name = settingOf(env, 'FAIRTONE_MAIL_NAME') ?? 'Fairtone';\n$1${name} <",
  );
  sources.write(
    `${settings}/mailConfig.test.ts`,
    `import { readMailConfig } from './mailConfig.ts';

const senderOf = (env: NodeJS.ProcessEnv) =>
  readMailConfig({ SMTP_URL: 'smtp://mail.test', ...env }, 'https://shop.test')?.from;

describe('the sender of e-mails', () => {
  it('has the name of FAIRTONE_MAIL_NAME', () => {
    expect(senderOf({ FAIRTONE_MAIL_NAME: 'Night Shop' })).toBe('Night Shop <no-reply@shop.test>');
  });

  it('is called Fairtone without it', () => {
    expect(senderOf({})).toBe('Fairtone <no-reply@shop.test>');
  });
});
`,
  );
}

const TEXTS = {
  en: ['Somebody likes “{{album}}”', 'A listener added “{{album}}” to the favourites.', 'Open your dashboard'],
  pl: ['Ktoś polubił „{{album}}”', 'Album „{{album}}” trafił do ulubionych.', 'Otwórz panel'],
  de: ['„{{album}}“ gefällt jemandem', 'Jemand hat „{{album}}“ zu den Favoriten hinzugefügt.', 'Übersicht öffnen'],
  fr: ['Quelqu’un aime « {{album}} »', 'Votre album « {{album}} » a rejoint des favoris.', 'Ouvrir le tableau de bord'],
  tr: ['Biri “{{album}}” albümünü beğendi', '“{{album}}” favorilere eklendi.', 'Paneli aç'],
};

/** Adds an e-mail to the artist whose album somebody likes, by the recipe "An e-mail". */
export function addEmail(sources: Sources): void {
  const mail = 'libs/mail/src';
  sources.write('supabase/migrations/20990101000000_album_liked_mail.sql', migrationOf(sources));
  insertBefore(
    sources,
    `${mail}/payloads.ts`,
    '  account_deleted: z.object({}),',
    '  /** To the artist whose album was added to the favourites. */\n  album_liked: z.object({ album_title: text }),\n',
  );
  insertBefore(
    sources,
    `${mail}/bodies.ts`,
    '  account_deleted: (words) =>',
    "  album_liked: (words, { album_title: album }) => plainBody(words, words.texts.albumLiked, { album }, '/dashboard'),\n",
  );
  insertBefore(sources, `${mail}/texts/texts.ts`, '  accountDeleted: MailText;', '  albumLiked: MailText;\n');
  insertBefore(
    sources,
    `${mail}/renderMail.test.ts`,
    '  account_deleted: [{}],',
    "  album_liked: [{ album_title: 'Night Walks' }],\n",
  );
  // A language that a recipe added before has the English texts.
  const languages = sources.list().flatMap((path) => /^libs\/mail\/src\/texts\/(\w\w)\.ts$/.exec(path)?.[1] ?? []);
  for (const language of languages) {
    const [subject, lead, action] = TEXTS[language as keyof typeof TEXTS] ?? TEXTS.en;
    const text = `  albumLiked: {\n    subject: '${subject}',\n    lead: '${lead}',\n    action: '${action}',\n  },\n`;
    insertBefore(sources, `${mail}/texts/${language}.ts`, '  accountDeleted: {', text);
  }
}

/** The kinds and the preferences of the migrations so far, and the new kind; a trigger queues the e-mail. */
function migrationOf(sources: Sources): string {
  const before = sources.read('supabase/migrations/20260101000500_mail.sql');
  const kinds = find(before, /emails_kind_check check \(kind in \(([^)]+)\)\)/);
  const preferences = find(before, /preference_of_email\(kind text\)[^$]+\$\$\s+select case ([^$]+?) end\s+\$\$/);
  return `-- An e-mail to the artist whose album somebody likes.

alter table public.emails drop constraint emails_kind_check;
-- expand: takes every kind that the old check took
alter table public.emails add constraint emails_kind_check check (kind in (${kinds}, 'album_liked'));

create or replace function private.preference_of_email(kind text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when kind = 'album_liked' then 'follower' ${preferences} end
$$;

create function private.mail_liked_album() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_email(artist_id, null, 'album_liked', jsonb_build_object('album_title', title),
    concat_ws(':', 'album_liked', new.id))
  from public.albums where id = new.album_id;
  return null;
end $$;
comment on function private.mail_liked_album is 'Queues the e-mail to the artist of an album that somebody likes; once for each like.';
revoke execute on function private.mail_liked_album from public;

create trigger user_favorites_mail after insert on public.user_favorites
  for each row when (new.album_id is not null) execute function private.mail_liked_album();
`;
}

function insertBefore(sources: Sources, path: string, anchor: string, text: string): void {
  const before = sources.read(path);
  if (before.split(anchor).length !== 2) throw new Error(`${path} does not have "${anchor}" once.`);
  sources.write(
    path,
    before.replace(anchor, () => text + anchor),
  );
}

function replace(sources: Sources, path: string, pattern: RegExp, text: string): void {
  find(sources.read(path), pattern);
  sources.write(path, sources.read(path).replace(pattern, text));
}

/** What the first group of a pattern matches. @throws when nothing matches */
function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing matches ${pattern}.`);
  return found;
}
