-- What people tell the moderators about.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references public.profiles (id) on delete set null,
  claimant_name text constraint reports_claimant_name_check
    check (btrim(claimant_name) <> '' and char_length(claimant_name) <= 200 and private.is_plain_line(claimant_name)),
  claimant_email text constraint reports_claimant_email_check
    check (char_length(claimant_email) <= 320 and claimant_email ~ '^[^\s<>@,;"]+@[^\s<>@,;"]+$'),
  language text constraint reports_language_check check (language in ('en', 'pl', 'de', 'fr', 'tr')),
  subject_kind text not null constraint reports_subject_check check (subject_kind in ('album', 'track', 'profile', 'message', 'playlist')),
  subject_id uuid not null,
  owner_id uuid references public.profiles (id) on delete cascade,
  subject_title text not null,
  reason text not null constraint reports_reason_check
    check (reason in ('copyright', 'spam', 'abuse', 'hate', 'sexual', 'violence', 'impersonation', 'other')),
  details text constraint reports_details_check check (char_length(details) <= 4000),
  state text not null default 'open' constraint reports_state_check check (state in ('open', 'answered')),
  outcome text constraint reports_outcome_check check (outcome in ('removed', 'kept')),
  answer text constraint reports_answer_check check (char_length(answer) <= 2000),
  answered_by uuid references public.profiles (id) on delete set null,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reports_answered_is_whole_check check ((state = 'open') = (outcome is null) and (state = 'open') = (answered_at is null))
);
comment on table public.reports is 'Reports of anyone signed in, and takedown notices of rights holders, who need no account. Written by functions only.';
comment on column public.reports.subject_title is 'Title, name, or for a message its text, as it was when it was reported.';
create index reports_queue on public.reports (state, created_at, id);
create index reports_by_reporter on public.reports (reporter_id, created_at desc, id desc);
create index reports_of_owner on public.reports (owner_id);
create index reports_answerers on public.reports (answered_by) where answered_by is not null;
create unique index reports_once on public.reports (reporter_id, subject_kind, subject_id) where state = 'open';

alter table public.reports enable row level security;
create policy "people read their own reports" on public.reports for select to authenticated using (reporter_id = (select auth.uid()));
create policy "moderators read reports" on public.reports for select to authenticated using ((select private.has_role('moderator')));
revoke all on public.reports from anon, authenticated;
grant select on public.reports to authenticated;
grant all on public.reports to service_role;

create function private.subject_of(kind text, id uuid, out owner_id uuid, out title text)
language plpgsql stable security definer set search_path = '' as $$
begin
  case kind
    when 'album' then select artist_id, albums.title into owner_id, title from public.albums where albums.id = subject_of.id;
    when 'track' then select artist_id, tracks.title into owner_id, title
      from public.tracks join public.albums on albums.id = album_id where tracks.id = subject_of.id;
    when 'profile' then select profiles.id, name into owner_id, title from public.profiles where profiles.id = subject_of.id and state <> 'deleted';
    when 'message' then select sender_id, body into owner_id, title from public.messages where messages.id = subject_of.id;
    when 'playlist' then select user_id, name into owner_id, title from public.playlists where playlists.id = subject_of.id;
    else perform private.refuse('unknown_subject', left(kind, 40));
  end case;
  if owner_id is null then perform private.refuse('subject_not_found'); end if;
end $$;

create function private.file_report(kind text, id uuid, reason text, details text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  subject record;
  filed uuid;
  wait integer;
begin
  select * into subject from private.subject_of(kind, id);
  if subject.owner_id = auth.uid() then perform private.refuse('own_content'); end if;
  select reports.id into filed from public.reports
    where reporter_id = auth.uid() and subject_kind = kind and subject_id = file_report.id and state = 'open';
  if filed is not null then return filed; end if;
  wait := public.count_attempt('report', auth.uid()::text, 20, 86400);
  if wait > 0 then perform private.refuse('too_many_reports', wait::text); end if;
  insert into public.reports (reporter_id, subject_kind, subject_id, owner_id, subject_title, reason, details)
  values (auth.uid(), kind, id, subject.owner_id, subject.title, reason, nullif(btrim(details), ''))
  on conflict do nothing returning reports.id into filed;
  return coalesce(filed, (select reports.id from public.reports
    where reporter_id = auth.uid() and subject_kind = kind and subject_id = file_report.id and state = 'open'));
end $$;

create function public.report_content(subject_kind text, subject_id uuid, reason text, details text default null) returns uuid
language plpgsql set search_path = '' as $$
declare
  is_visible boolean;
begin
  -- Runs as the caller: what they cannot see, they cannot report, and so not probe.
  is_visible := case subject_kind
    when 'album' then exists (select 1 from public.albums where id = subject_id)
    when 'track' then exists (select 1 from public.tracks where id = subject_id)
    when 'profile' then exists (select 1 from public.profiles where id = subject_id)
    when 'message' then exists (select 1 from public.messages where id = subject_id)
    when 'playlist' then exists (select 1 from public.open_playlist(subject_id))
  end;
  if is_visible is null then perform private.refuse('unknown_subject', left(subject_kind, 40)); end if;
  if not is_visible then perform private.refuse('subject_not_found'); end if;
  return private.file_report(subject_kind, subject_id, reason, details);
end $$;
comment on function public.report_content is
  'Reports an album, track, profile, message or playlist to the moderators. Repeated while it is open: the same report. Reasons: copyright, '
  'spam, abuse, hate, sexual, violence, impersonation, other. Codes: unknown_subject, subject_not_found, own_content, too_many_reports.';

create function public.file_takedown(subject_kind text, subject_id uuid, claimant_name text, claimant_email text, details text,
  claimant_language text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  subject record;
  filed uuid;
begin
  if file_takedown.subject_kind in ('message', 'playlist') then perform private.refuse('unknown_subject'); end if;
  select * into subject from private.subject_of(file_takedown.subject_kind, file_takedown.subject_id);
  insert into public.reports (claimant_name, claimant_email, language, subject_kind, subject_id, owner_id, subject_title, reason, details)
  values (file_takedown.claimant_name, file_takedown.claimant_email, private.known_language(claimant_language), file_takedown.subject_kind,
    file_takedown.subject_id, subject.owner_id, subject.title, 'copyright', file_takedown.details)
  returning id into filed;
  return filed;
end $$;
comment on function public.file_takedown is
  'A rights holder''s notice about an album, track or profile; no account needed. Codes: unknown_subject, subject_not_found.';

revoke execute on function private.subject_of, private.file_report from public;
grant execute on function private.file_report, private.refuse to authenticated;
revoke all on function public.report_content, public.file_takedown from public, anon, authenticated;
grant execute on function public.report_content to authenticated;
grant execute on function public.file_takedown to service_role;
