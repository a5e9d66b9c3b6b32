import { randomUUID } from 'node:crypto';
import { server, sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, type Person } from '../../tests/support/people';
import { release } from '../../tests/support/releases';
import { call, refusal } from '../_testing/calls';

let ada: Person;
beforeAll(async () => {
  ada = await artist('Ada');
});
beforeEach(() => sql()`delete from private.attempts where rule = 'notices'`);

const notice = (fields: object) => ({
  subjectKind: 'album',
  name: 'Rights Holder',
  email: `${randomUUID()}@label.test`,
  details: 'This is our recording of 1999.',
  isGoodFaith: true,
  isAccurate: true,
  ...fields,
});
const send = (fields: object, init: RequestInit = {}) => call('report-copyright', notice(fields), null, init);

test('a guest’s notice reaches the queue with what the moderators need', async () => {
  const album = await release(ada, { title: 'Borrowed' });
  const { status, body } = await send({ subjectId: album.id, email: 'legal@label.test', language: 'de' });
  expect(status).toBe(200);
  const [row] = await done(
    server()
      .from('reports')
      .select()
      .eq('id', body.reportId as string),
  );
  expect(row).toMatchObject({
    reporter_id: null,
    claimant_name: 'Rights Holder',
    claimant_email: 'legal@label.test',
    language: 'de',
    reason: 'copyright',
    owner_id: ada.id,
    subject_title: 'Borrowed',
    state: 'open',
  });
});

test('notices without both declarations, about letters, playlists or nothing are refused', async () => {
  const { id } = await release(ada);
  for (const fields of [
    { subjectId: id, isGoodFaith: false },
    { subjectId: id, isAccurate: undefined },
    { subjectId: id, email: 'nobody' },
    { subjectId: id, details: ' ' },
    { subjectId: id, details: 'x'.repeat(4001) },
    { subjectId: id, name: 'Ada\u202etsitrA' },
    { subjectId: id, subjectKind: 'message' },
    { subjectId: 'x' },
  ]) {
    await sql()`delete from private.attempts where rule = 'notices'`;
    expect(refusal(await send(fields))).toEqual([400, 'invalid_request']);
  }
  expect(refusal(await send({ subjectId: randomUUID() }))).toEqual([404, 'subject_not_found']);
});

test('five an hour from one address, whatever it claims to be forwarded for', async () => {
  const { id } = await release(ada);
  const claims = Array.from({ length: 8 }, (_, index) => ({
    'x-forwarded-for': `10.0.0.${index}`,
    'cf-connecting-ip': `10.1.0.${index}`,
  }));
  const answers = await Promise.all(claims.map((headers) => send({ subjectId: id }, { headers })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(200), 429, 429, 429]);
  const [kept] = await sql()`select subject from private.attempts where rule = 'notices' limit 1`;
  expect(kept?.subject).toMatch(/^[0-9a-f]{64}$/);
});
