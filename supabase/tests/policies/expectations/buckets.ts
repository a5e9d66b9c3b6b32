import { randomUUID } from 'node:crypto';
import { people, type BucketExpectation, type Topic } from '../matrix/expectation.ts';
import type { Person, World } from '../matrix/world.ts';

const avatar = (who: Person) => `${who.id}-${randomUUID()}.jpg`;
const cover = (who: Person) => `${who.id}/${randomUUID()}-1400.jpg`;
const master = (who: Person, trackId: unknown = randomUUID()) => `${who.id}/${String(trackId)}/original.mp3`;
const stream = (who: Person) => `${who.id}/${randomUUID()}.mp3`;
const own = (path: (who: Person) => string) => (_world: World, me: Person) => path(me);
const owners = (path: (who: Person) => string) => (world: World) => path(world.owner);

const avatars: BucketExpectation = {
  bucket: 'avatars',
  isPublic: true,
  contentType: 'image/jpeg',
  objects: [{ name: 'a picture', path: owners(avatar), reads: ['owner'], replaces: ['owner'], deletes: ['owner'] }],
  uploads: [
    { name: 'a picture of one’s own', path: own(avatar), by: people },
    { name: 'a picture of another', path: owners(avatar), by: ['owner'] },
    { name: 'a picture of nobody', path: () => `${randomUUID()}.jpg`, by: [] },
  ],
};

const covers: BucketExpectation = {
  bucket: 'album_covers',
  isPublic: true,
  contentType: 'image/jpeg',
  objects: [{ name: 'a cover', path: owners(cover), reads: ['owner'], replaces: ['owner'], deletes: ['owner'] }],
  uploads: [
    { name: 'a cover of one’s own', path: own(cover), by: ['owner', 'artist'] },
    { name: 'a cover of another', path: owners(cover), by: ['owner'] },
  ],
};

const soldMaster = async (world: World) => {
  const album = await world.publicAlbum();
  await world.purchase(world.listener, album);
  return master(world.owner, (await world.track({ album_id: album.id })).id);
};

const masterOnSale = async (world: World) => master(world.owner, (await world.track()).id);

const masters: BucketExpectation = {
  bucket: 'audio_masters',
  isPublic: false,
  contentType: 'audio/mpeg',
  objects: [
    { name: 'a master', path: owners(master), reads: ['owner'], replaces: ['owner'], deletes: ['owner'] },
    { name: 'a master on sale', path: masterOnSale, reads: ['owner'], replaces: [], deletes: [] },
    { name: 'a sold master', path: soldMaster, reads: ['owner'], replaces: [], deletes: [] },
  ],
  uploads: [
    { name: 'a master of one’s own', path: own(master), by: ['owner', 'artist'] },
    {
      name: 'another file beside a sold master',
      path: async (world) => (await soldMaster(world)).replace('original', 'stream'),
      by: [],
    },
    { name: 'a master of another', path: owners(master), by: ['owner'] },
  ],
};

const streams: BucketExpectation = {
  bucket: 'audio_files',
  isPublic: true,
  contentType: 'audio/mpeg',
  objects: [{ name: 'a published stream', path: owners(stream), reads: [], replaces: [], deletes: [] }],
  uploads: [{ name: 'a stream of one’s own', path: own(stream), by: [] }],
};

export const bucketsTopic: Topic = { buckets: [avatars, covers, masters, streams] };
