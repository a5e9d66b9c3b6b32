-- How well each version of a remote does: pages that got it, pages that did not, what broke later, and how fast it was.

alter table public.telemetry_events
  add column reason text constraint telemetry_reason_check check (reason is null or (name = 'error' and reason ~ '^[a-z][a-z_]{0,39}$')),
  drop constraint telemetry_name_check,
  add constraint telemetry_name_check check (name in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'loaded', 'error'));
comment on column public.telemetry_events.reason is 'Of an error: why the remote was not there, or what kind of thing broke later.';

-- Everything that health asks of a version lies in the index itself.
create index telemetry_of_version on public.telemetry_events (remote, version, created_at) include (name, value, reason);
drop index public.telemetry_by_version;

create function public.release_health(remote text, versions text[], since timestamptz)
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
    ) as events
  ) as counted
$$;
comment on function public.release_health is
  'For each version: pages that asked for it, how many did not get it, what broke later, the share of pages with either, and 75th percentiles.';

revoke all on function public.release_health from public, anon, authenticated;
grant execute on function public.release_health to service_role;
