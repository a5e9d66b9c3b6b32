import * as z from 'zod/mini';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.source;
const PLACES = new RegExp(`^/(album|artist|profile)/(${UUID})(?:/|$)`, 'i');

/** The album or profile of a link to this site, also of an embedded player or without a host; null for any other text. */
export function subjectOf(link: string): { subjectKind: 'album' | 'profile'; subjectId: string } | null {
  const text = link.trim();
  if (!URL.canParse(text, location.origin)) return null;
  const { origin, pathname } = new URL(text, location.origin);
  const [, place, id] = PLACES.exec(pathname.replace(/^\/embed/, '')) ?? [];
  if (origin !== location.origin || !place || !id) return null;
  return { subjectKind: place.toLowerCase() === 'album' ? 'album' : 'profile', subjectId: id.toLowerCase() };
}

const words = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'takedown.required', abort: true }),
      z.maxLength(most, 'takedown.tooLong'),
    );
const declared = z.boolean().check(z.refine(Boolean, 'takedown.declare'));

/** The fields of a takedown notice; error messages are translation keys. */
export const takedownSchema = z.object({
  link: z.string().check(z.refine((link) => subjectOf(link) !== null, 'takedown.linkInvalid')),
  name: words(200),
  email: z.email('takedown.emailInvalid').check(z.maxLength(320, 'takedown.emailInvalid')),
  details: words(4000),
  isGoodFaith: declared,
  isAccurate: declared,
});
export type TakedownFields = z.infer<typeof takedownSchema>;
