-- The schedule sends its key as `apikey`: a secret key of today (sb_secret_…) is no token. A legacy key is the bearer too, as before.

create or replace function private.call_schedule(schedule_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.schedules;
  address text := private.vault_value('fairtone_functions_url');
  service_key text := private.vault_value('fairtone_service_key');
  request bigint;
begin
  perform private.note_schedule_answers();
  select * into wanted from public.schedules where name = schedule_name and enabled for update;
  -- Still running: only one call at a time. After ten minutes its response is no longer expected.
  if wanted.name is null or (wanted.last_request is not null and wanted.last_started_at > now() - interval '10 minutes') then return; end if;
  if address is null or service_key is null then
    update public.schedules set last_started_at = now(), last_finished_at = now(),
      last_error = 'The vault lacks fairtone_functions_url or fairtone_service_key.' where name = schedule_name;
    return;
  end if;
  execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 60000)' into request
  using rtrim(address, '/') || '/' || wanted.function, '{}'::jsonb,
    jsonb_build_object('content-type', 'application/json', 'apikey', service_key)
      || case when service_key like 'eyJ%' then jsonb_build_object('authorization', 'Bearer ' || service_key) else '{}' end;
  update public.schedules set last_started_at = now(), last_request = request where name = schedule_name;
end $$;
