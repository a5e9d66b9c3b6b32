-- For `supabase start` and `supabase db reset` on a developer's machine: two people to sign in as. `supabase db push` leaves it out.
-- Passwords: Fairtone-demo-1. The embedded backend has a richer demo of its own and does not read this file.

insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new)
select '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email,
  extensions.crypt('Fairtone-demo-1', extensions.gen_salt('bf')), now(), '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('full_name', name, 'role', role, 'language', 'en'), now(), now(), '', '', '', ''
from (values
  ('5eed0000-0000-4000-8000-000000000001', 'listener@fairtone.test', 'Lena Listener', 'customer'),
  ('5eed0000-0000-4000-8000-000000000002', 'artist@fairtone.test', 'Ada Artist', 'artist')
) as people (id, email, name, role)
on conflict do nothing;

insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
select id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true), 'email', now()
from auth.users where id::text like '5eed0000-0000-4000-8000-%'
on conflict do nothing;

insert into public.albums (id, title, artist_id, genre, price, description)
values ('5eeda1b0-0000-4000-8000-000000000001', 'Night Walks', '5eed0000-0000-4000-8000-000000000002', 'Jazz', 700,
  'A draft to add tracks to.')
on conflict do nothing;
