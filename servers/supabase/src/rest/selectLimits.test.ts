import { selectRefusal } from './selectLimits.ts';

const names = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at)).join();

test.each([
  null,
  '',
  '*',
  '*,title',
  'title,artist:profiles(name)',
  'title,artist:profiles!albums_artist_id_fkey(name,title)',
  'a(b(c(d(e(f)))))',
  'tracks(*),counted:tracks(count)',
  'credits->0,credits->1,credits->>name',
  'price::text,title',
  'id, id, id',
  'message,users.count(),casted_message:message::int4,casted_count:users.count()::text',
  '"title","a,b(c"',
  names(20, (at) => `t${at}(*)`),
  names(100, (at) => `c${at}`),
])('%j passes', (select) => expect(selectRefusal(select)).toBeNull());

test.each(['a(b(c(d(e(f(g))))))', '('.repeat(6), names(21, (at) => `t${at}(*)`)])('%j embeds too much', (select) =>
  expect(selectRefusal(select)).toMatchObject({ status: 400, message: expect.stringContaining('embedded') }),
);

test.each([
  names(300, (at) => `c${at}:description`),
  names(5, (at) => `c${at}:description`),
  'description,other:"description",description::text, description,more:description',
  '*,*,*,*,*',
  names(101, (at) => `c${at}`),
  names(5, (at) => `place${at}:credits->${at}`),
  `tracks(${names(5, (at) => `c${at}:title`)})`,
  names(4, (at) => `t${at}:tracks(*)`),
  names(4, (at) => `t${at}:tracks!inner(*)`),
])('%j names too many columns', (select) =>
  expect(selectRefusal(select)).toMatchObject({ status: 400, message: expect.stringContaining('columns') }),
);
