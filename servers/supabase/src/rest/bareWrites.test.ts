import { bareWriteRefusal } from './bareWrites.ts';

const refusalOf = (method: string, query: string, body = '{"title": "x"}', path = '/albums') =>
  bareWriteRefusal({ method, path, parameters: new URLSearchParams(query), body });

test.each([
  '',
  'select=id',
  'order=id&columns=title',
  'on_conflict=id',
  'tracks.title=eq.x',
  'tracks.or=(a.eq.1)',
  'tracks.limit=1',
])('PATCH and DELETE with "%s" are refused in the words of Postgres', (query) => {
  expect(refusalOf('PATCH', query)).toEqual({ status: 400, code: '21000', message: 'UPDATE requires a WHERE clause' });
  expect(refusalOf('DELETE', query, '')).toEqual({
    status: 400,
    code: '21000',
    message: 'DELETE requires a WHERE clause',
  });
});

test.each([
  'id=eq.1',
  'id=not.is.null',
  'or=(a.eq.1,b.eq.2)',
  'not.and=(a.eq.1,b.eq.2)',
  'style->>a.b=eq.1',
  '"a.b"=eq.1',
  'limit=1&order=id',
])('PATCH and DELETE with "%s" pass', (query) =>
  expect([refusalOf('PATCH', query), refusalOf('DELETE', query, '')]).toEqual([null, null]),
);

test.each(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])('%s passes without a filter', (method) =>
  expect(refusalOf(method, '')).toBeNull(),
);

test('an update that changes nothing, and a function, pass', () => {
  expect(['{}', ' { } ', '[]', '[{}]'].map((body) => refusalOf('PATCH', '', body))).toEqual([null, null, null, null]);
  expect(refusalOf('DELETE', '', '', '/rpc/forget_old_attempts')).toBeNull();
});
