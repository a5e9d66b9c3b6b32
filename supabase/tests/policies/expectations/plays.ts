import type { TableExpectation, Topic } from '../matrix/expectation.ts';
import type { Person, World } from '../matrix/world.ts';

const play = async (world: World, who: Person) => {
  const track = await world.track();
  return { track_id: track.id, album_id: track.album_id, artist_id: world.owner.id, listener_id: who.id };
};

const plays: TableExpectation = {
  table: 'plays',
  rows: [
    { name: 'a play', make: async (world) => world.add('plays', await play(world, world.owner)), reads: ['owner'] },
  ],
  inserts: [{ name: 'a play', row: play, by: [] }],
};

export const playsTopic: Topic = {
  tables: [plays],
  functions: { artist_listens: 'people', listening_seconds: 'people' },
};
