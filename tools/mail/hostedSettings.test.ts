/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_LANGUAGES } from '@fairtone/mail';
import { authTemplates, withTemplates } from './authTemplates';

const here = join(process.cwd(), 'supabase');
const config = readFileSync(join(here, 'config.toml'), 'utf8');

/** Parses `[section]` -> its `key = value` lines. */
const sections = new Map(
  config
    .split(/^(?=\[)/m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const pairs = lines.flatMap((line) =>
        /^[a-z_]+ = /.test(line) ? [line.split(' = ', 2) as [string, string]] : [],
      );
      return [head.slice(1, head.indexOf(']')), Object.fromEntries(pairs)] as const;
    }),
);

const functions = readdirSync(join(here, 'functions')).filter((name) =>
  existsSync(join(here, 'functions', name, 'index.ts')),
);
const blocks = [...sections.keys()].flatMap((name) => /^functions\.(.+)$/.exec(name)?.[1] ?? []);

describe('config.toml', () => {
  it('has a block for every function, which checks its callers itself, and none for another', () => {
    expect(blocks.sort()).toEqual(functions.sort());
    for (const name of functions) {
      expect([name, sections.get(`functions.${name}`)]).toEqual([
        name,
        { verify_jwt: 'false', import_map: '"./functions/deno.json"' },
      ]);
    }
  });

  it('has no section twice, and names only files that are there', () => {
    const heads = config.match(/^\[[\w.-]+\]/gm)!;
    expect(new Set(heads).size).toBe(heads.length);
    expect(existsSync(join(here, 'seed.sql'))).toBe(true);
    for (const [, file] of config.matchAll(/content_path = "\.\/supabase\/(.+)"/g))
      expect(existsSync(join(here, file!))).toBe(true);
  });

  it('has the mail templates that libs/mail says (npm run mail:templates)', () => {
    const templates = authTemplates();
    expect(withTemplates(config, templates)).toBe(config);
    for (const { name, html } of templates)
      expect(readFileSync(join(here, 'templates', `${name}.html`), 'utf8')).toBe(html);
  });
});

const TRANSLATED = MAIL_LANGUAGES.filter((language) => language !== 'en');

describe('the templates of a hosted project', () => {
  it.each(authTemplates().map((template) => [template.name, template] as const))(
    '%s has every language, balanced',
    (name, { html, subject }) => {
      for (const text of [html, subject]) {
        const branches = [...text.matchAll(/\{\{ (if|else if) eq \.Data\.language "(\w\w)" \}\}/g)];
        expect(branches.map(([, , language]) => language)).toEqual(TRANSLATED);
        expect(branches.map(([, word]) => word)).toEqual(TRANSLATED.map((_, index) => (index ? 'else if' : 'if')));
        expect(text.match(/\{\{ else \}\}/g)).toHaveLength(1);
        expect(text.match(/\{\{ end \}\}/g)).toHaveLength(1);
        expect(text).not.toMatch(/site\.invalid|TOKENHASH|REDIRECTTO|CODEDIGITS/);
      }
      expect(html.match(/\{\{ \.Token \}\}/g)).toHaveLength(MAIL_LANGUAGES.length);
      expect(html.match(/\{\{ \.TokenHash \}\}/g) ?? []).toHaveLength(
        name === 'reauthentication' ? 0 : MAIL_LANGUAGES.length,
      );
    },
  );
});
