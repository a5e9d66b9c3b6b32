// Type tests: checked by the compiler, never run. They fail when supabase-js no longer understands the generated shape.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Tables, TablesInsert } from './index.ts';

declare const client: SupabaseClient<Database>;

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;

/** Compiles only when the type of the value is exactly the wanted one. */
declare function expectExactly<Wanted>(): <Given>(
  value: Given,
  ...same: Equal<Given, Wanted> extends true ? [] : [never]
) => void;

export async function embedsAreTyped() {
  const { data: albums } = await client
    .from('albums')
    .select('id, price, artist:profiles(name), tracks(title, duration)');
  type Album = {
    id: string;
    price: number | null;
    artist: { name: string };
    tracks: { title: string; duration: number | null }[];
  };
  expectExactly<Album[] | null>()(albums);

  const { data: purchase } = await client.from('purchases').select('order_items(pricing)').single();
  expectExactly<{ order_items: { pricing: 'free' | 'fixed' | 'name_your_price' } | null } | null>()(purchase);
}

export async function functionsAreTyped() {
  const { data: album } = await client.rpc('withdraw_album', { album_id: '' });
  expectExactly<Tables<'albums'> | null>()(album);
  const { data: mine } = await client.rpc('start_selling');
  expectExactly<Tables<'profiles'> | null>()(mine);
  const { data: mayWrite } = await client.rpc('can_message', { person: '' });
  expectExactly<boolean | null>()(mayWrite);
}

export function insertsKnowDefaults() {
  const album: TablesInsert<'albums'> = { title: 'Two words' };
  // @ts-expect-error -- genres is generated from genre.
  album.genres = ['Jazz'];
  // @ts-expect-error -- not a state of the check constraint.
  album.state = 'secret';
}
