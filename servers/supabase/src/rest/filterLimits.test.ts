import { filterRefusal } from './filterLimits.ts';

const refusalOf = (query: string) => filterRefusal(new URLSearchParams(query));
const nested = (levels: number) => `or=(${'and('.repeat(levels - 1)}a.eq.1${')'.repeat(levels)}`;
const wide = (conditions: number) => `or=(${Array.from({ length: conditions }, (_, at) => `a.eq.${at}`).join()})`;

test.each([
  '',
  'title=eq.(((((((((((((((',
  `id=in.(${'1,'.repeat(3000)}1)`,
  nested(10),
  wide(1000),
  'or=(a.eq."((((((((((((")',
])('%.60s passes', (query) => expect(refusalOf(query)).toBeNull());

test.each([nested(11), wide(1001), `tracks.${nested(11)}`, `not.and=${nested(11).slice(3)}`])(
  '%.60s is refused',
  (query) => expect(refusalOf(query)).toMatchObject({ status: 400, code: 'PGRST100' }),
);
