import {
  ALBUM_TITLE_MAX,
  ALBUM_TITLE_MIN,
  FIXED_PRICE_MIN_CENTS,
  parseDollars,
  plainTitle,
  PRICE_MAX_CENTS,
  PROVIDER_MIN_CENTS,
} from '@fairtone/domain';
import { z } from 'zod';

export const DESCRIPTION_MAX = 5000;
export const PRICING_MESSAGE_MAX = 300;

/** Errors of fields: keys under `albumForm.problem` of the translations. */
export type AlbumProblem =
  | 'titleTooShort'
  | 'titleTooLong'
  | 'descriptionTooLong'
  | 'releaseDateRequired'
  | 'releaseDateInvalid'
  | 'releaseTimeRequired'
  | 'genreRequired'
  | 'notAnAmount'
  | 'fixedPriceTooLow'
  | 'priceTooHigh'
  | 'belowProviderMinimum'
  | 'suggestedBelowMinimum'
  | 'messageTooLong';

const problem = (code: AlbumProblem) => code;

/** The values of the form as the artist types them: amounts are text, in dollars. */
export const albumFormSchema = z
  .object({
    title: z
      .string()
      // A title pasted from a file name or another page may contain invisible characters, which the database refuses.
      .transform((title) => plainTitle(title, Number.POSITIVE_INFINITY))
      .pipe(z.string().min(ALBUM_TITLE_MIN, problem('titleTooShort')).max(ALBUM_TITLE_MAX, problem('titleTooLong'))),
    description: z.string().trim().max(DESCRIPTION_MAX, problem('descriptionTooLong')),
    releaseDate: z
      .string()
      .min(1, problem('releaseDateRequired'))
      .refine((day) => day === '' || (day >= '1900-01-01' && day < '2200-01-01'), problem('releaseDateInvalid')),
    releaseTime: z.string().regex(/^\d{2}:\d{2}$/, problem('releaseTimeRequired')),
    releaseZone: z.string(),
    genres: z.array(z.string()).min(1, problem('genreRequired')),
    priceOption: z.enum(['free', 'fixed', 'pay_what_you_want']),
    fixedPrice: z.string(),
    minimumPrice: z.string(),
    suggestedPrice: z.string(),
    pricingMessage: z.string().trim().max(PRICING_MESSAGE_MAX, problem('messageTooLong')),
  })
  // Only the fields of the chosen price option are shown, so only they are validated.
  .superRefine((form, context) => {
    const complain = (path: string, code: AlbumProblem | null) => {
      if (code) context.addIssue({ code: 'custom', path: [path], message: code });
    };
    if (form.priceOption === 'fixed') complain('fixedPrice', refuseFixed(parseDollars(form.fixedPrice)));
    if (form.priceOption !== 'pay_what_you_want') return;
    const minimum = readOptional(form.minimumPrice);
    const suggested = readOptional(form.suggestedPrice);
    complain('minimumPrice', refuseOpen(minimum));
    complain('suggestedPrice', refuseOpen(suggested) ?? (isBelow(suggested, minimum) ? 'suggestedBelowMinimum' : null));
  });

export type AlbumFormValues = z.infer<typeof albumFormSchema>;

/** Cents of a field that may stay empty: undefined when empty, null when it is not an amount. */
export function readOptional(text: string): number | null | undefined {
  return text.trim() === '' ? undefined : parseDollars(text);
}

function refuseFixed(cents: number | null): AlbumProblem | null {
  if (cents === null) return 'notAnAmount';
  if (cents < FIXED_PRICE_MIN_CENTS) return 'fixedPriceTooLow';
  return cents > PRICE_MAX_CENTS ? 'priceTooHigh' : null;
}

function refuseOpen(cents: number | null | undefined): AlbumProblem | null {
  if (cents === undefined || cents === 0) return null;
  if (cents === null) return 'notAnAmount';
  if (cents < PROVIDER_MIN_CENTS) return 'belowProviderMinimum';
  return cents > PRICE_MAX_CENTS ? 'priceTooHigh' : null;
}

function isBelow(suggested: number | null | undefined, minimum: number | null | undefined): boolean {
  return typeof suggested === 'number' && typeof minimum === 'number' && suggested < minimum;
}
