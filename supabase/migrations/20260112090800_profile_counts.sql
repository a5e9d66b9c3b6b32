create table public.profile_counts (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  following integer not null default 0 check (following >= 0)
);
comment on table public.profile_counts is 'How many follow, and are followed by, each person. Kept by a trigger on user_follows; read as an embed of profiles.';

create function private.open_profile_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profile_counts (profile_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger open_counts after insert on public.profiles for each row execute function private.open_profile_counts();

create function private.count_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Locked in one order, then stepped: no follow at the same moment is forgotten, and two never wait for each other.
  perform from public.profile_counts as known
  where known.profile_id in (select follower_id from changed union select following_id from changed)
  order by known.profile_id for no key update;
  update public.profile_counts as known
  set followers = known.followers + step.followers, following = known.following + step.following
  from (
    select person, sum(is_followed) * sign.by as followers, sum(follows) * sign.by as following
    from (select following_id as person, 1 as is_followed, 0 as follows from changed
      union all select follower_id, 0, 1 from changed) as part,
      (select case tg_op when 'INSERT' then 1 else -1 end as by) as sign
    group by person, sign.by
  ) as step where known.profile_id = step.person;
  return null;
end $$;
create trigger count_added after insert on public.user_follows referencing new table as changed
  for each statement execute function private.count_follows();
create trigger count_removed after delete on public.user_follows referencing old table as changed
  for each statement execute function private.count_follows();

insert into public.profile_counts (profile_id, followers, following)
select id, (select count(*) from public.user_follows where following_id = profiles.id),
  (select count(*) from public.user_follows where follower_id = profiles.id)
from public.profiles on conflict do nothing;

alter table public.profile_counts enable row level security;
create policy "everyone reads counts" on public.profile_counts for select to anon, authenticated using (true);
revoke all on public.profile_counts from anon, authenticated;
grant select on public.profile_counts to anon, authenticated;
grant all on public.profile_counts to service_role;
revoke execute on function private.open_profile_counts, private.count_follows from public;
