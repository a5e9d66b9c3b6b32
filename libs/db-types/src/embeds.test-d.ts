// Type tests: checked by the compiler, never run. They fail when supabase-js no longer understands the generated shape.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Tables, TablesInsert } from './index.ts';

declare const client: SupabaseClient<Database>;

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectType = <Truth extends true>(): Truth | undefined => undefined;

export async function embedsAreTyped() {
  const { data: albums } = await client.from('albums').select('id, price, artist:profiles(name), tracks(title, duration)');
  expectType<
    Equal<
      NonNullable<typeof albums>[number],
      {
        id: string;
        price: number | null;
        artist: { name: string };
        tracks: { title: string; duration: number | null }[];
      }
    >
  >();

  const { data: purchase } = await client.from('purchases').select('order_items(pricing)').single();
  expectType<
    Equal<NonNullable<typeof purchase>['order_items'], { pricing: 'free' | 'fixed' | 'name_your_price' } | null>
  >();
}

export async function functionsAreTyped() {
  const { data: album } = await client.rpc('withdraw_album', { album_id: '' });
  expectType<Equal<NonNullable<typeof album>['state'], Tables<'albums'>['state']>>();
  const { data: mine } = await client.rpc('start_selling');
  expectType<Equal<NonNullable<typeof mine>['role'], 'customer' | 'artist'>>();
  const { data: isCounted } = await client.rpc('record_play', { track_id: '' });
  expectType<Equal<typeof isCounted, boolean | null>>();
}

export function insertsKnowDefaults() {
  const album: TablesInsert<'albums'> = { title: 'Two words' };
  // @ts-expect-error -- genres is generated from genre.
  album.genres = ['Jazz'];
  // @ts-expect-error -- not a state of the check constraint.
  album.state = 'secret';
}
