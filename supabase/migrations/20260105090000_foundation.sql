-- Extensions, the private schema for helpers that no API may list, and default privileges that grant nothing.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists citext with schema extensions;

-- Hosted projects grant everything in public to the API roles by default; each migration here grants column by column instead.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

create schema private;
comment on schema private is 'Helpers of policies, checks and triggers. Not exposed by the data API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.refuse(code text, about text default null) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'P0001', message = code, detail = coalesce(about, '');
end $$;
comment on function private.refuse is 'Raises a stable snake_case code as the message; clients translate the code, never the text.';

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end $$;

create function private.is_web_url(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(value) <= 2048 and value ~* '^https?://[^\s<>"''\\]+$'
$$;

create function private.is_image_url(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select private.is_web_url(value) or (char_length(value) <= 2048 and value ~ '^/[^/\s<>"''\\][^\s<>"''\\]*$')
$$;
comment on function private.is_image_url is 'An http(s) url, or a path of this site (one leading slash: two would name another host).';

-- Among what it refuses: fillers that show nothing, soft hyphens, line separators, tags, C1 controls, and names of nothing but the spaces
-- that btrim does not know.
create function private.is_plain_line(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value !~ ('[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e'
    '\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]'
    '|^[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$')
$$;
comment on function private.is_plain_line is 'No control, invisible or direction-changing characters: they let one name pass for another.';

revoke execute on all functions in schema private from public;
grant execute on function private.is_web_url, private.is_image_url, private.is_plain_line to anon, authenticated, service_role;
