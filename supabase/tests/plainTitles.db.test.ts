import { plainTitle } from '@fairtone/domain';
import { sql } from './support/backend.ts';

test('the browser keeps exactly the characters of a title that the database accepts', async () => {
  const characters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).concat(
    ...[0x1_f600, 0xe_0001, 0xe_0041, 0xe_0fff].map((code) => String.fromCodePoint(code)),
  );
  const titles = characters.map((character) => plainTitle(`a${character}b`));
  const refused = await sql()`
    select title from unnest(${titles}::text[]) as title
    where not (btrim(title) <> '' and char_length(title) <= 200 and private.is_plain_line(title))`;
  expect(refused).toHaveLength(0);
  // Permitted characters are kept: accepted titles are stored unchanged, except line breaks and Unicode normalisation.
  const taken = await sql()<{ title: string }[]>`
    select title from unnest(${characters.filter((one) => !/[\0\p{Cs}]/u.test(one)).map((one) => `a${one}b`)}::text[]) as title
    where private.is_plain_line(title)`;
  expect(taken.filter(({ title }) => plainTitle(title) !== title.normalize('NFC'))).toEqual([]);
});
