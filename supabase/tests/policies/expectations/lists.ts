import { allActors, type TableExpectation, type Topic } from '../matrix/expectation.ts';
import type { Person, World } from '../matrix/world.ts';
import { newUser } from './newUser.ts';

const counts: TableExpectation = {
  table: 'profile_counts',
  rows: [{ name: 'the counts of a person', make: async (world) => ({ profile_id: (await newUser(world)).id }), reads: allActors }],
  inserts: [
    {
      name: 'made up counts',
      row: async (world) => {
        const { id } = await newUser(world);
        await world.sql.unsafe('delete from profile_counts where profile_id = $1', [id as string]);
        return { profile_id: id, followers: 1_000_000 };
      },
      by: [],
    },
  ],
}; // prettier-ignore

const recommendation = async (world: World, who: Person) => {
  const album = await world.publicAlbum({ artist_id: world.artist.id });
  return {
    user_id: who.id, album_id: album.id, album_title: 'Night Walks', artist_name: 'Another', artist_id: world.artist.id,
    genre: 'Jazz', reason: 'genre', place: 1,
  }; // prettier-ignore
};

const recommendations: TableExpectation = {
  table: 'user_recommendations',
  rows: [
    {
      name: 'a recommendation',
      make: async (world) => world.add('user_recommendations', await recommendation(world, world.owner)),
      reads: ['owner'],
    },
  ],
  inserts: [{ name: 'a recommendation', row: recommendation, by: [] }],
};

export const lists: Topic = {
  tables: [counts, recommendations],
  functions: {
    artist_daily_stats: 'people',
    artist_popular_tracks: 'everyone',
    artist_top_albums: 'people',
    artist_top_tracks: 'people',
    count_albums: 'everyone',
    count_artists: 'everyone',
    list_albums: 'everyone',
    list_artists: 'everyone',
    playlists_of: 'everyone',
    forget_visitors: 'service',
    recommended_albums: 'everyone',
    recommended_tracks: 'everyone',
    record_guest_play: 'service',
    record_listener_play: 'service',
    refresh_due_recommendations: 'service',
    refresh_popularity: 'service',
    search_catalog: 'everyone',
    search_suggestions: 'everyone',
    page_changes: 'everyone',
    sitemap_page: 'everyone',
    top_genres: 'everyone',
  },
};
