/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_MAIL_KINDS, renderAuthMail } from './authMail.ts';
import type { RenderedMail } from './layOut.ts';
import { payloadSchemas, type QueuedKind } from './payloads.ts';
import { renderMail } from './renderMail.ts';
import { MAIL_LANGUAGES, mailLanguage, texts, type MailLanguage } from './texts/all.ts';
import { SALE_EVENTS, type Plural } from './texts/texts.ts';
import { wordsIn } from './words.ts';

const SITE = 'https://fairtone.example';
const UNSUBSCRIBE = 'https://api.fairtone.example/functions/v1/unsubscribe?token=t0k3n';

const items = [
  { title: 'Night Walks', artist_name: 'Ada Okafor', amount_cents: 1000 },
  { title: 'Rain Maps', artist_name: 'Omar Reyes', amount_cents: 199 },
];

const errorAlert = {
  remote: 'catalog',
  message: 'no row 7',
  first_version: '1',
  last_version: '1',
  source: 'apps/catalog/src/Wall.tsx',
  line: 12,
  function_name: 'Wall',
  owner: '@x/catalog',
  routes: ['/album/:id', '/search'],
  devices: 1200,
  share: 0.1249,
  first_seen: '2026-03-05T23:30:00Z',
};

/** One or more payloads for each kind: all variants that have their own texts. */
const payloads: Record<QueuedKind, object[]> = {
  receipt: [{ order_id: 'FT-1042', items, total_cents: 1319, tax_cents: 120, paid_at: '2026-03-05T23:30:00Z' }],
  refund: [
    { order_id: 'FT-1042', items, amount_cents: 1199 },
    { order_id: 'FT-1042', items: items.slice(0, 1), amount_cents: 1000, left_cents: 319 },
    { order_id: 'FT-1042', items: [], amount_cents: 300, left_cents: 1019, at: '2026-03-05T23:30:00Z' },
    { artist_name: 'Ada Okafor', amount_cents: 500, left_cents: 0 },
    { event: 'refund_failed', order_id: 'FT-1042', items: [], amount_cents: 1000, left_cents: 1319 },
    { event: 'refund_failed', artist_name: 'Ada Okafor', amount_cents: 500, left_cents: 500 },
  ],
  sale: [{ album_title: 'Night Walks', amount_cents: 1000, share_cents: 850 }],
  sale_update: SALE_EVENTS.flatMap((event) => [
    { event, album_title: 'Night Walks', amount_cents: 1000, share_cents: 850 },
    { event, album_title: null, amount_cents: 500, share_cents: 425 },
  ]),
  donation_started: [
    { artist_name: 'Ada Okafor', amount_cents: 500 },
    { giver_name: 'Lena', amount_cents: 500 },
  ],
  donation_ending: [{ artist_name: 'Ada Okafor', ends_at: '2026-02-03T10:00:00Z' }],
  donation_ended: [{ artist_name: 'Ada Okafor' }, { giver_name: 'Lena' }],
  payout: [{ amount_cents: 123_456, period: '2026-03' }],
  payout_failed: [{ amount_cents: 123_456, period: '2026-03-01', reason: 'account_closed' }],
  new_release: [{ album_id: 'a1', album_title: 'Night Walks', artist_name: 'Ada Okafor' }],
  new_follower: [{ follower_id: 'p1', follower_name: 'Lena' }],
  message: [{ sender_name: 'Omar', preview: 'Xyzzy?' }],
  report_answer: [
    { outcome: 'removed', about: 'Night Walks' },
    { outcome: 'kept', note: 'Xyzzy.' },
    { event: 'content_hidden', about: 'Night Walks', note: null },
    { event: 'content_hidden', about: null, note: 'Xyzzy.' },
    { event: 'content_restored', about: 'Night Walks' },
    { event: 'content_restored' },
  ],
  account_deleted: [{}],
  error_alert: [
    errorAlert,
    { ...errorAlert, remote: 'shell', last_version: '2', source: null, line: null, owner: null, routes: [] },
  ],
  export_ready: [{}, { url: 'https://files.example/export.json?token=1' }],
};

const cases = (Object.keys(payloadSchemas) as QueuedKind[]).flatMap((kind) =>
  payloads[kind].map((payload, index) => ({ label: `${kind} ${index + 1}`, kind, payload })),
);

const render = (kind: QueuedKind, language: string, payload: object, unsubscribeUrl: string | null = null) =>
  renderMail({ kind, language, payload, name: 'Zoë' }, { siteUrl: SITE, unsubscribeUrl });

const renderAuth = (kind: (typeof AUTH_MAIL_KINDS)[number], language: string) =>
  renderAuthMail({
    kind,
    language,
    link: `${SITE}/auth/v1/verify?token=abc&type=${kind}`,
    code: '123456',
    siteUrl: SITE,
  });

/** The sentences of an e-mail, without lines that contain only names, numbers and addresses. */
const sentences = ({ subject, text }: RenderedMail) =>
  [subject, ...text.split('\n')]
    .map((line) => line.replace(/https?:\S+/g, '').trim())
    .filter((line) => /\p{L}{3,}.* /u.test(line) && !/^(> |Night Walks ·|Rain Maps ·)/.test(line));

const inTranslation: string[] = JSON.parse(
  readFileSync(join(__dirname, '../../i18n/locales/in-translation.json'), 'utf8'),
);
/** Languages with texts of their own: those that are being translated still have English ones. */
const TRANSLATED = MAIL_LANGUAGES.filter((language) => language !== 'en' && !inTranslation.includes(language));

/** Replaces the non-breaking spaces of number formats by spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(cases)('$label', ({ kind, payload }) => {
  it.each(MAIL_LANGUAGES)('has no missing texts or values in %s', (language) => {
    const mail = render(kind, language, payload);
    for (const part of [mail.subject, mail.text, mail.html])
      expect(part).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object/);
    expect(mail.subject.length).toBeLessThanOrEqual(78);
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const [, url] of mail.html.matchAll(/href="([^"]*)"/g)) expect(url).toMatch(/^https:\/\//);
    if (mail.link) expect(mail.text).toContain(mail.link);
  });

  it.each(TRANSLATED)('has no English sentences in %s', (language) => {
    const english = new Set(sentences(render(kind, 'en', payload)));
    for (const sentence of sentences(render(kind, language, payload))) expect(english).not.toContain(sentence);
  });
});

describe.each(AUTH_MAIL_KINDS.filter((kind) => kind !== 'reauthentication'))('the auth e-mail %s', (kind) => {
  it.each(MAIL_LANGUAGES)('contains link and code in %s', (language) => {
    const mail = renderAuth(kind, language);
    expect(mail.text).toContain(`${SITE}/auth/v1/verify?token=abc&type=${kind}`);
    expect(mail.html).toContain(`href="${SITE}/auth/v1/verify?token=abc&amp;type=${kind}"`);
    for (const part of [mail.text, mail.html]) expect(part).toContain('123456');
    const english = new Set(sentences(renderAuth(kind, 'en')));
    if (TRANSLATED.includes(language)) for (const sentence of sentences(mail)) expect(english).not.toContain(sentence);
  });
});

it.each(MAIL_LANGUAGES)('the e-mail for reauthentication contains a code and no link in %s', (language) => {
  const mail = renderAuthMail({ kind: 'reauthentication', language, link: null, code: '123456', siteUrl: SITE });
  expect(mail.text).toContain('123456');
  expect([mail.link, mail.text.includes('/auth/')]).toEqual([null, false]);
});

/** All texts of a language by path, including plural forms. */
function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' ? [[`${path}${key}`, each] as [string, string]] : leaves(each as object, `${path}${key}.`),
  );
}

const places = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

describe.each(MAIL_LANGUAGES)('the texts in %s', (language) => {
  const english = new Map(leaves(texts.en));

  it('have the placeholders of the English texts, and are not empty', () => {
    for (const [path, text] of leaves(texts[language])) {
      expect(text.trim()).not.toBe('');
      const original = english.get(path) ?? english.get(path.replace(/\.\w+$/, '.other'));
      expect([path, ...places(text)]).toEqual([path, ...places(original!)]);
    }
  });

  it('have exactly the plural forms of their language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect(Object.keys(texts[language].receipt.subject).sort()).toEqual([...forms].sort());
  });
});

describe('numbers and dates', () => {
  const receipt = (language: MailLanguage, count: number) =>
    render('receipt', language, {
      order_id: '1',
      items: Array(count).fill(items[0]),
      total_cents: 123_456,
      paid_at: '2026-03-05T23:30:00Z',
    });

  it('have the plural form of the language', () => {
    expect([1, 2, 5, 22].map((count) => receipt('pl', count).subject)).toEqual([
      'Twój rachunek za 1 album',
      'Twój rachunek za 2 albumy',
      'Twój rachunek za 5 albumów',
      'Twój rachunek za 22 albumy',
    ]);
    expect([1, 2].map((count) => receipt('en', count).subject)).toEqual([
      'Your receipt for 1 album',
      'Your receipt for 2 albums',
    ]);
    expect([1, 2].map((count) => receipt('de', count).subject)).toEqual([
      'Dein Beleg für 1 Album',
      'Dein Beleg für 2 Alben',
    ]);
  });

  it('have the format of the language', () => {
    const written = Object.fromEntries(MAIL_LANGUAGES.map((language) => [language, plain(receipt(language, 1).text)]));
    expect(written.en).toContain('$1,234.56');
    expect(written.de).toContain('1.234,56 $');
    expect(written.fr).toContain('1 234,56 $US');
    expect(written.pl).toContain('1234,56 USD');
    expect(written.tr).toContain('$1.234,56');
    expect(written.en).toContain('March 5, 2026');
    expect(written.de).toContain('5. März 2026');
    expect(written.pl).toContain('5 marca 2026');
    expect(plain(render('payout', 'fr', { amount_cents: 100, period: '2026-03' }).text)).toContain('mars 2026');
  });
});

describe('an e-mail', () => {
  it('shows names as text, never as markup or additional lines', () => {
    const album = '<img src=x onerror=alert(1)> & "co"\r\nBcc: everybody@mail.test';
    const mail = render('sale', 'en', { album_title: album, amount_cents: 100, share_cents: 85 });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).not.toMatch(/^Bcc/m);
  });

  it('has an unsubscribe link unless it is transactional', () => {
    const release = payloads.new_release[0]!;
    const mail = render('new_release', 'de', release, UNSUBSCRIBE);
    expect(mail.text).toContain(`Keine E-Mails dieser Art mehr: ${UNSUBSCRIBE}`);
    expect(mail.html).toContain(`href="${UNSUBSCRIBE}"`);
    expect(mail.text).toContain(`${SITE}/settings`);
    expect(render('new_release', 'de', release).text).not.toContain('unsubscribe');
  });

  it('is refused with the name of the wrong field when its payload is invalid', () => {
    expect(() => render('sale', 'en', { album_title: 'A', amount_cents: 100 })).toThrow('sale: payload.share_cents');
    expect(() => render('raffle' as QueuedKind, 'en', {})).toThrow('no e-mail of kind raffle');
    expect(() => render('export_ready', 'en', { url: 'javascript:alert(1)' })).toThrow('javascript:');
  });

  it('is in English for unknown languages', () => {
    expect(['de-AT', 'PL', 'fr_CA', 'xx', null, 7].map(mailLanguage)).toEqual(['de', 'pl', 'fr', 'en', 'en', 'en']);
    expect(() => wordsIn('en').fill('{{name}}')).toThrow('needs name');
  });
});

it('a missing plural form falls back to `other`', () => {
  const text: Plural = { other: '{{count}} albums' };
  expect(wordsIn('pl').count(text, 3)).toBe('3 albums');
});

describe('an alert about an error', () => {
  const alert = (change: object = {}) => plain(render('error_alert', 'en', { ...errorAlert, ...change }).text);

  it('says what broke, where, for how many, whose it is, and which commands come next', () => {
    expect(alert().split('\n').slice(4, 15)).toEqual([
      'Message: no row 7',
      'Devices: 1,200 (12.5% of those of a day)',
      'Versions: 1',
      'Source: apps/catalog/src/Wall.tsx:12 (Wall)',
      'Owner: @x/catalog',
      'Pages: /album/:id, /search',
      'First seen: March 5, 2026 at 11:30 PM UTC',
      '',
      'To see all errors: npm run release -- errors catalog',
      'To end the canary, or go back to the version before: npm run release -- rollback catalog',
      '',
    ]);
    expect(alert()).toContain('because the operators of this site named your address');
    expect(alert({ last_version: '2' })).toContain('Versions: 1 – 2');
  });

  it('names no command that the release tool lacks for the shell', () => {
    expect(alert({ remote: 'shell' })).toContain('npm run release -- errors shell');
    expect(alert({ remote: 'shell' })).not.toContain('rollback');
  });

  it('has the message as text only, in one line, and not in the subject', () => {
    const mail = render('error_alert', 'en', { ...errorAlert, message: '<a href="//evil.test">win</a>\r\nOwner: me' });
    expect(mail.html).not.toContain('<a href="//evil');
    expect(mail.text).not.toMatch(/^Owner: me/m);
    expect(mail.subject).toBe('Error in catalog on many devices');
  });
});
