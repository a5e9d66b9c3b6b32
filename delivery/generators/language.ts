import { raisedVersion } from './contractEdits.ts';
import { languageEdits } from './languageEdits.ts';
import { readLanguageFacts } from './languageFacts.ts';
import { languageMigration } from './languageMigration.ts';
import { languageFiles } from './languageTexts.ts';
import { nextMigration } from './migrations.ts';
import type { Plan } from './plan.ts';

export interface LanguageRequest {
  /** ISO 639-1: `it`. */
  code?: string;
  now: Date;
}

/**
 * Plans a language: its place in every list, its texts, which are the English ones at first, and a migration that lets the database take it.
 * The file `in-translation.json` marks it until it is translated.
 */
export function planLanguage(root: string, { code: asked, now }: LanguageRequest): Plan {
  const facts = readLanguageFacts(root, asked);
  const { code, label, name } = facts;
  const texts = languageFiles(root, code);
  return {
    create: { [nextMigration(root, `language_${code}`, now)]: languageMigration(facts), ...texts },
    edit: { ...languageEdits(root, facts), ...raisedVersion(root) },
    next: [
      'npm run mail:templates    # the e-mails of a hosted project, in supabase/templates',
      `The menu shows ${label}. Its texts are English: npm run check:translations lists them, with -- ${code} each text. Translate the files above, with a line or key "${code}" also libs/offline/src/page/offlineTexts.ts, delivery/generators/emptyScreenTexts.ts and apps/studio/content/testimonials.json.`,
      `Words that are the same in ${name} go into the same-as-english.json beside the texts; names of genres also into private.genre_words, by a migration.`,
      `At the end take "${code}" out of libs/i18n/locales/in-translation.json: from then on npx jest libs/i18n libs/mail refuses English texts.`,
    ],
  };
}
