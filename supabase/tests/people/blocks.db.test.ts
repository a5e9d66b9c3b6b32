import { guest, server } from '../support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, NOT_OWN, refusalOf } from '../support/outcomes.ts';
import { listener, type Person } from '../support/people.ts';

let lena: Person;
let eve: Person;
let noah: Person;

beforeEach(async () => {
  [lena, eve, noah] = await Promise.all([listener('Lena'), listener('Eve'), listener('Noah')]);
});

const block = (who: Person, blocked: Person) => who.rest.from('blocks').insert({ blocked_id: blocked.id }).select();
const follow = (who: Person, followed: Person) =>
  who.rest.from('user_follows').insert({ follower_id: who.id, following_id: followed.id }).select();
const followsOf = async (...people: Person[]) =>
  done(
    server()
      .from('user_follows')
      .select('follower_id, following_id')
      .in(
        'follower_id',
        people.map(({ id }) => id),
      ),
  );

describe('a block', () => {
  test('ends the follows between the two people in both directions, and no others', async () => {
    await done(follow(lena, eve));
    await done(follow(eve, lena));
    await done(follow(noah, lena));
    await done(block(lena, eve));
    expect(await followsOf(lena, eve, noah)).toEqual([{ follower_id: noah.id, following_id: lena.id }]);
  });

  test('refuses new follows in both directions until it is lifted', async () => {
    await done(block(lena, eve));
    expect(await refusalOf(follow(eve, lena))).toBe('blocked');
    expect(await refusalOf(follow(lena, eve))).toBe('blocked');
    await done(lena.rest.from('blocks').delete().eq('blocked_id', eve.id).select());
    await done(follow(eve, lena));
  });

  test('at the same time as a follow leaves no follow', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = await Promise.all([listener(), listener()]);
      await Promise.all([block(one, other), follow(other, one), follow(one, other)]);
      expect(await followsOf(one, other)).toEqual([]);
    }
  });

  test('is visible to the blocker only', async () => {
    await done(block(lena, eve));
    expect(await done(lena.rest.from('blocks').select('blocked_id'))).toEqual([{ blocked_id: eve.id }]);
    expect(await done(eve.rest.from('blocks').select())).toEqual([]);
    expect(await done(eve.rest.from('notifications').select())).toEqual([]);
    expect(await refusalOf(guest().from('blocks').select())).toMatch(NOT_GRANTED);
  });

  test('is not revealed to a person who follows in the name of the two', async () => {
    await done(block(lena, eve));
    const inEvesName = noah.rest.from('user_follows').insert({ follower_id: eve.id, following_id: lena.id });
    expect(await refusalOf(inEvesName)).toMatch(NOT_OWN);
  });

  test('in another’s name, of oneself, or ended or changed by another person is refused', async () => {
    await done(block(lena, eve));
    const inLenasName = eve.rest.from('blocks').insert({ blocker_id: lena.id, blocked_id: noah.id });
    expect(await refusalOf(inLenasName)).toMatch(NOT_OWN);
    expect(await refusalOf(block(eve, eve))).toMatch(BROKEN_RULE);
    expect(await done(eve.rest.from('blocks').delete().eq('blocked_id', eve.id).select())).toEqual([]);
    expect(await refusalOf(eve.rest.from('blocks').update({ blocked_id: noah.id }).eq('blocker_id', lena.id))).toMatch(
      NOT_GRANTED,
    );
    expect(await done(lena.rest.from('blocks').select('blocked_id'))).toHaveLength(1);
  });
});
