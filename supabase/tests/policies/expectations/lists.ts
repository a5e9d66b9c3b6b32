import { everyone, type TableExpectation, type Topic } from '../matrix/expectation.ts';
import { newUser } from './newUser.ts';

const counts: TableExpectation = {
  table: 'profile_counts',
  rows: [{ name: 'the counts of a person', make: async (world) => ({ profile_id: (await newUser(world)).id }), reads: everyone }],
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

export const lists: Topic = {
  tables: [counts],
  functions: {
    artist_daily_stats: 'people',
    artist_popular_tracks: 'everyone',
    artist_top_albums: 'people',
    artist_top_tracks: 'people',
    count_albums: 'everyone',
    count_artists: 'everyone',
    dashboard_figures: 'people',
    list_albums: 'everyone',
    list_artists: 'everyone',
    profile_figures: 'everyone',
    recently_played: 'people',
    refresh_popularity: 'service',
    search_catalog: 'everyone',
    search_suggestions: 'everyone',
    top_genres: 'everyone',
  },
};
