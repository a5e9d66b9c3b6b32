-- Telemetry ends releases by itself, and anyone can send it. What counts for a release comes from a page that our host served, and from
-- each address once a day: nobody is more than one visitor.

alter table public.telemetry_events add column is_counted boolean not null default true;
-- What was told before counts as it did.
alter table public.telemetry_events alter column is_counted set default false;
comment on column public.telemetry_events.is_counted is
  'Whether release health counts it: told by a page that the host served; a load or an error, the first of its version from that page and address in a day.';

drop index public.telemetry_of_version;
create index telemetry_of_version on public.telemetry_events (remote, version, created_at) include (name, value, reason) where is_counted;

create function private.is_first_today(what text, subject text) returns boolean
language sql security definer set search_path = '' as $$
  select public.count_attempt(what, subject, 1, 86400) = 0
$$;
revoke execute on function private.is_first_today from public;

create function public.keep_telemetry(remote text, version text, events jsonb, address text, page text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  told record;
  tells_first boolean;
  kept integer := 0;
begin
  for told in
    select * from jsonb_to_recordset(events) as event (name text, value real, message text, reason text)
    -- In one order for all: two that count the same things at once would wait for each other.
    order by name = 'error', name = 'loaded'
  loop
    tells_first := page is not null;
    if tells_first and told.name in ('loaded', 'error') then
      tells_first := private.is_first_today('told by a page', concat_ws(' ', remote, version, told.name, page))
        and private.is_first_today('told from an address', concat_ws(' ', remote, version, told.name, address));
    end if;
    insert into public.telemetry_events (remote, version, name, value, message, reason, is_counted)
    values (keep_telemetry.remote, keep_telemetry.version, told.name, told.value, told.message, told.reason, tells_first);
    kept := kept + 1;
  end loop;
  return kept;
end $$;
comment on function public.keep_telemetry is
  'Keeps what a page told, and decides what of it counts for the version. The address is compared with the day''s others as a digest, and not kept.';
revoke all on function public.keep_telemetry from public, anon, authenticated;
grant execute on function public.keep_telemetry to service_role;

create or replace function public.release_health(remote text, versions text[], since timestamptz)
returns table (
  version text, pages bigint, failed_loads bigint, errors bigint, error_rate real,
  lcp_p75 real, inp_p75 real, cls_p75 real, load_p75 real
)
language sql stable security definer set search_path = '' as $$
  select wanted.version, loads + failed, failed, broken,
    (least(failed + broken, loads + failed)::real / nullif(loads + failed, 0))::real, lcp, inp, cls, load
  from unnest(release_health.versions) as wanted (version)
  cross join lateral (
    select
      count(*) filter (where name = 'loaded') as loads,
      count(*) filter (where name = 'error' and load_failure) as failed,
      count(*) filter (where name = 'error' and not load_failure) as broken,
      (percentile_cont(0.75) within group (order by value) filter (where name = 'LCP'))::real as lcp,
      (percentile_cont(0.75) within group (order by value) filter (where name = 'INP'))::real as inp,
      (percentile_cont(0.75) within group (order by value) filter (where name = 'CLS'))::real as cls,
      (percentile_cont(0.75) within group (order by value) filter (where name = 'loaded'))::real as load
    from (
      select name, value,
        coalesce(reason in ('timeout', 'network', 'integrity_or_missing', 'contract', 'invalid', 'crashed'), false) as load_failure
      from public.telemetry_events as event
      where event.remote = release_health.remote and event.version = wanted.version and event.created_at >= release_health.since
        and event.is_counted
    ) as events
  ) as counted
$$;
comment on function public.release_health is
  'For each version, of what counts: pages that asked for it, how many did not get it, what broke later, the share of pages with either, and '
  '75th percentiles. An address is one page of a version in a day.';
