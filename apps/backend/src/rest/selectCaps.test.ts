import { selectRefusal } from './selectCaps.ts';

test.each([null, '', '*', 'title,artist:profiles(name)', 'a(b(c(d(e(f)))))', Array(20).fill('t(*)').join()])(
  '%j passes',
  (select) => expect(selectRefusal(select)).toBeNull(),
);

test.each(['a(b(c(d(e(f(g))))))', '('.repeat(6), Array(21).fill('t(*)').join()])('%j is refused', (select) =>
  expect(selectRefusal(select)).toMatchObject({ status: 400, code: 'PGRST100' }),
);
