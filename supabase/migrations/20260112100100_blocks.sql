-- Who wants nothing to do with whom. A block works both ways, and only the one who set it can see it.

create table public.blocks (
  blocker_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_not_oneself_check check (blocker_id <> blocked_id)
);
comment on table public.blocks is 'Blocked people and their blocker neither follow nor write to each other. The blocked are not told.';
create index blocks_of on public.blocks (blocked_id);
create index blocks_newest on public.blocks (blocker_id, created_at desc, blocked_id);

alter table public.blocks enable row level security;
create policy "people read their own blocks" on public.blocks for select to authenticated using (blocker_id = (select auth.uid()));
create policy "people block as themselves" on public.blocks for insert to authenticated with check (blocker_id = (select auth.uid()));
create policy "people unblock as themselves" on public.blocks for delete to authenticated using (blocker_id = (select auth.uid()));
revoke all on public.blocks from anon, authenticated;
grant select, insert (blocker_id, blocked_id), delete on public.blocks to authenticated;
grant all on public.blocks to service_role;

create function private.is_blocked(a uuid, b uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.blocks where (blocker_id = a and blocked_id = b) or (blocker_id = b and blocked_id = a))
$$;
comment on function private.is_blocked is 'Whether either of the two blocked the other.';

create function private.lock_people(a uuid, b uuid, alone boolean) returns void
language plpgsql set search_path = '' as $$
declare
  person uuid;
begin
  -- In one order for everybody, or two of these would wait for each other.
  for person in select distinct one from unnest(array[a, b]) as one where one is not null order by one loop
    if alone then perform pg_advisory_xact_lock(hashtextextended('person:' || person, 0));
    else perform pg_advisory_xact_lock_shared(hashtextextended('person:' || person, 0)); end if;
  end loop;
end $$;
comment on function private.lock_people is
  'Until commit. Following shares the lock, what ends or hides follows takes it alone: neither can slip past the other.';

create function private.end_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.blocker_id, new.blocked_id, true);
  delete from public.user_follows
  where (follower_id = new.blocker_id and following_id = new.blocked_id) or (follower_id = new.blocked_id and following_id = new.blocker_id);
  return null;
end $$;
create trigger end_follows after insert on public.blocks for each row execute function private.end_follows();

create function private.refuse_blocked_follow() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.follower_id, new.following_id, false);
  if private.is_blocked(new.follower_id, new.following_id) then perform private.refuse('blocked', new.following_id::text); end if;
  return null;
end $$;
-- After the row, so that policies speak first: a follow in another's name must not tell who blocked whom.
create trigger refuse_blocked after insert on public.user_follows for each row execute function private.refuse_blocked_follow();

revoke execute on function private.is_blocked, private.lock_people, private.end_follows, private.refuse_blocked_follow from public;
