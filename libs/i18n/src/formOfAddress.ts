import type { Language } from '@fairtone/contracts';

/**
 * The product uses one form of address: German du, French vous, Polish ty, Turkish sen. Each expression matches the other form, which no
 * text may use.
 */
const WRONG_FORM_OF_ADDRESS: Partial<Record<Language, RegExp>> = {
  // At the start of a sentence "Sie" may be she or they.
  de: /[\p{L},;)“] (Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(tu|toi|ton|ta|tes|te)(?![\p{L}’'])|(?<![\p{L}-])t[’'](?=\p{L})|(?<!\p{L})(réessaie|choisis|saisis|remplis|rejoins|appuie)(?!\p{L})/iu,
  // The second part is past tense with a gender, which is wrong for half of the readers.
  pl: /(?<!\p{L})(Pan|Pani|Pana|Panu|Państwo|Państwa|Państwu)(?!\p{L})|\p{L}(łeś|łaś)(?!\p{L})/u,
  tr: /(?<!\p{L})(siz|sizin|size|sizi|sizden|sizde|sizinle)(?!\p{L})|\p{L}[ıiuü]n[ıiuü]z(?:[ıiuüdelrny]\p{L}*)?(?!\p{L})|(?<!\p{L})(deneyin|bekleyin|girin|seçin|yapın|kapatın|değiştirin|ödeyin|ekleyin|onaylayın|bakın|edin|kullanın|başlayın|başlatın)(?!\p{L})/iu,
};

/** The part of a text around a wrong form of address; null when there is none. */
export function findWrongFormOfAddress(text: string, language: Language): string | null {
  // Placeholders are not text: `{{size}}` is not the Turkish word.
  const found = WRONG_FORM_OF_ADDRESS[language]?.exec(text.replaceAll(/\{\{.*?\}\}/g, '…'));
  return found ? found.input.slice(Math.max(0, found.index - 15), found.index + 25) : null;
}
