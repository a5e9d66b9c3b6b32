import { randomUUID } from 'node:crypto';
import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, type Person } from '../../tests/support/people';
import { buy, release } from '../../tests/support/releases';
import { call } from './calls';
import { recordedAlbum, storageAs } from './recordings';
import { countPlay } from '../../tests/support/listening.ts';

const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
const uploadPicture = async (who: Person, bucket: 'avatars' | 'album_covers', path: string) => {
  const { error } = await storageAs(who.token).from(bucket).upload(path, JPEG, { contentType: 'image/jpeg' });
  if (error) throw error;
};
const publish = async (who: Person, albumId: string) => {
  const { status, body } = await call('publish-album', { albumId }, who);
  if (status !== 200) throw new Error(JSON.stringify(body));
};

/** Creates data of every kind that a person can leave behind. */
export async function createFullAccount(name: string, friend: Person) {
  const me = await artist(name);
  await uploadPicture(me, 'avatars', `${me.id}-${randomUUID()}.jpg`);
  await uploadPicture(me, 'album_covers', `${me.id}/banner-${randomUUID()}.jpg`);
  const [sold, unsold] = [await recordedAlbum(me, { description: `By ${name}` }), await recordedAlbum(me)];
  await publish(me, sold.id);
  await publish(me, unsold.id);
  const theirs = await release(friend);
  const follow = (who: Person, other: Person) =>
    done(who.rest.from('user_follows').insert({ follower_id: who.id, following_id: other.id }).select());
  await follow(me, friend);
  await follow(friend, me);
  await done(
    me.rest
      .from('profiles')
      .update({ bio: `I am ${name}`, location: name })
      .eq('id', me.id)
      .select(),
  );
  await done(me.rest.from('artist_pages').insert({ artist_id: me.id, pinned_album_id: sold.id }).select());
  await done(me.rest.from('user_favorites').insert({ album_id: theirs.id }).select());
  const [list] = await done(
    me.rest
      .from('playlists')
      .insert({ name: `${name}’s best`, is_shared: true })
      .select(),
  );
  await done(
    me.rest.from('playlist_tracks').insert({ playlist_id: list!.id, track_id: theirs.trackId, position: 0 }).select(),
  );
  await done(friend.rest.from('user_favorites').insert({ album_id: unsold.id }).select());
  await countPlay(me, theirs.trackId);
  await countPlay(friend, sold.trackId);
  for (const [from, to] of [
    [me, friend],
    [friend, me],
  ] as const)
    expect((await call('send-message', { recipientId: to.id, text: `Hello from ${name}` }, from)).status).toBe(200);
  await done(friend.rest.rpc('report_content', { subject_kind: 'profile', subject_id: me.id, reason: 'spam' }));
  await done(me.rest.rpc('report_content', { subject_kind: 'profile', subject_id: friend.id, reason: 'spam' }));
  await done(me.rest.from('privacy_settings').insert({ show_followers: false }).select());
  await done(me.rest.from('notification_preferences').insert({ kind: 'sale', email: true }).select());
  await done(server().rpc('grant_role', { user_id: me.id, role: 'moderator' }));
  await buy(friend, sold);
  await buy(me, theirs);
  return { me, sold, unsold, theirs, list: list! };
}
