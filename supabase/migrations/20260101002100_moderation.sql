-- Reports of people, and actions of moderators: read, hide, restore, answer. Every action is written to moderation_log.

-- # Functions: reporting

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
  -- Runs with the caller's rights: people cannot report content that they cannot see, and so cannot find out that it exists.
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

-- # Functions: moderators

create function private.require_moderator() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('moderator') then
    raise exception using errcode = '42501', message = 'moderators_only';
  end if;
end $$;

create function private.refuse_own_case(owner uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if owner = auth.uid() then perform private.refuse('own_content'); end if;
end $$;

create function private.log_act(act text, kind text, id uuid, note text, report uuid default null, facts jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into public.moderation_log (actor_id, act, subject_kind, subject_id, report_id, facts, note)
  values (auth.uid(), act, kind, id, report, facts, nullif(btrim(note), ''))
$$;

create function private.hide(kind text, id uuid, owner uuid, is_legal boolean, note text, because uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before text := case kind
    when 'album' then (select state from public.albums where albums.id = hide.id for update)
    when 'track' then (select status from public.tracks where tracks.id = hide.id for update)
    when 'playlist' then (select is_shared::text from public.playlists where playlists.id = hide.id for update) end;
begin
  insert into public.content_holds as known (subject_kind, subject_id, owner_id, is_legal, because_of, state_before, note)
  values (kind, id, owner, is_legal, because, before, nullif(btrim(note), ''))
  -- Already hidden: a legal takedown may be added, and an album that is hidden with its artist may be hidden itself.
  on conflict (subject_kind, subject_id) do update set is_legal = known.is_legal or excluded.is_legal, note = excluded.note,
    because_of = case when excluded.because_of is null then null else known.because_of end;
  case kind
    when 'album' then update public.albums set state = 'hidden' where albums.id = hide.id and state <> 'hidden';
    when 'track' then update public.tracks set status = 'hidden' where tracks.id = hide.id and status <> 'hidden';
    when 'playlist' then update public.playlists set is_shared = false where playlists.id = hide.id and is_shared;
    when 'profile' then
      update public.profiles set state = 'hidden' where profiles.id = hide.id and state = 'active';
      perform private.hide('album', albums.id, owner, false, note, hide.id) from public.albums
        where artist_id = hide.id and state in ('public', 'scheduled');
    when 'message' then
      update public.messages set hidden_at = now() where messages.id = hide.id and hidden_at is null;
      update public.notifications set payload = payload - 'preview' where notifications.kind = 'message'
        and payload ->> 'message_id' = hide.id::text and user_id = (select recipient_id from public.messages where messages.id = hide.id);
  end case;
end $$;

create function private.unhide(kind text, id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  held public.content_holds;
begin
  delete from public.content_holds where subject_kind = kind and subject_id = id returning * into held;
  case kind
    when 'album' then update public.albums set state = held.state_before where albums.id = unhide.id;
    when 'track' then update public.tracks set status = held.state_before where tracks.id = unhide.id;
    when 'playlist' then update public.playlists set is_shared = held.state_before::boolean where playlists.id = unhide.id;
    when 'message' then update public.messages set hidden_at = null where messages.id = unhide.id;
    when 'profile' then
      update public.profiles set state = 'active' where profiles.id = unhide.id and state = 'hidden';
      perform private.unhide('album', subject_id) from public.content_holds where subject_kind = 'album' and because_of = unhide.id;
  end case;
end $$;

create function public.hide_content(subject_kind text, subject_id uuid, note text default null, is_legal boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  subject record;
begin
  perform private.require_moderator();
  select * into subject from private.subject_of(hide_content.subject_kind, hide_content.subject_id);
  perform private.refuse_own_case(subject.owner_id);
  perform private.hide(subject_kind, subject_id, subject.owner_id, coalesce(is_legal, false), note);
  perform private.log_act('hide', subject_kind, subject_id, note, null, jsonb_build_object('is_legal', coalesce(is_legal, false)));
  if subject_kind <> 'message' then
    perform private.notify(subject.owner_id, 'moderation', jsonb_build_object('event', 'content_hidden', 'subject_kind', subject_kind,
      'subject_id', subject_id, 'about', left(subject.title, 200), 'note', nullif(btrim(note), '')));
  end if;
end $$;
comment on function public.hide_content is
  'Takes an album, track, profile (with its albums), playlist or message out of sight; its owner is told. is_legal: from buyers'' downloads too. '
  'For moderators. Codes: moderators_only, unknown_subject, subject_not_found, own_content.';

create function public.restore_content(subject_kind text, subject_id uuid, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  subject record;
begin
  perform private.require_moderator();
  select * into subject from private.subject_of(restore_content.subject_kind, restore_content.subject_id);
  perform private.refuse_own_case(subject.owner_id);
  if not private.is_held(subject_kind, subject_id) then perform private.refuse('not_hidden'); end if;
  perform private.unhide(subject_kind, subject_id);
  perform private.log_act('restore', subject_kind, subject_id, note);
  if subject_kind <> 'message' then
    perform private.notify(subject.owner_id, 'moderation', jsonb_build_object('event', 'content_restored', 'subject_kind', subject_kind,
      'subject_id', subject_id, 'about', left(subject.title, 200), 'note', nullif(btrim(note), '')));
  end if;
end $$;
comment on function public.restore_content is
  'Shows again what was hidden, in the state that it had. For moderators. Codes: moderators_only, subject_not_found, own_content, not_hidden.';

create function public.answer_report(report_id uuid, outcome text, answer text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  report public.reports;
  facts jsonb;
begin
  perform private.require_moderator();
  select * into report from public.reports where id = answer_report.report_id for update;
  if report.id is null then perform private.refuse('report_not_found'); end if;
  perform private.refuse_own_case(report.owner_id);
  if report.state = 'answered' then perform private.refuse('already_answered'); end if;
  if answer_report.outcome is null or answer_report.outcome not in ('removed', 'kept') then perform private.refuse('unknown_outcome'); end if;
  update public.reports set state = 'answered', outcome = answer_report.outcome, answer = nullif(btrim(answer_report.answer), ''),
    answered_by = auth.uid(), answered_at = now() where id = report.id;
  perform private.log_act('answer', report.subject_kind, report.subject_id, answer_report.answer, report.id,
    jsonb_build_object('outcome', answer_report.outcome));
  facts := jsonb_strip_nulls(jsonb_build_object('event', 'report_answered', 'report_id', report.id, 'subject_kind', report.subject_kind,
    'subject_id', report.subject_id, 'about', case when report.subject_kind <> 'message' then left(report.subject_title, 200) end,
    'outcome', answer_report.outcome, 'note', nullif(btrim(answer_report.answer), ''), 'language', report.language));
  if report.reporter_id is not null then perform private.notify(report.reporter_id, 'moderation', facts);
  elsif report.claimant_email is not null then
    perform private.queue_email(null, report.claimant_email, 'report_answer', facts, 'report_answer:' || report.id);
  end if;
end $$;
comment on function public.answer_report is
  'Closes a report (outcome removed or kept) and tells who reported; hiding is an act of its own. For moderators. '
  'Codes: moderators_only, report_not_found, own_content, already_answered, unknown_outcome.';

create function public.moderation_queue(wanted_state text default 'open', after_time timestamptz default null, after_id uuid default null,
  page_size integer default 20) returns setof public.reports
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query select * from public.reports
    where state = wanted_state and (after_time is null or (created_at, id) > (after_time, after_id))
    order by created_at, id limit least(greatest(page_size, 1), 100);
end $$;
comment on function public.moderation_queue is 'Reports, the oldest first: open or answered. The next page: created_at and id of the last row. For moderators.';

create function public.moderation_subject(subject_kind text, subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_row jsonb;
begin
  perform private.require_moderator();
  -- Moderators may read reported or hidden content, not all messages and drafts.
  if not private.is_held(moderation_subject.subject_kind, moderation_subject.subject_id) and not exists (select 1 from public.reports
    where reports.subject_kind = moderation_subject.subject_kind and reports.subject_id = moderation_subject.subject_id)
  then perform private.refuse('subject_not_found'); end if;
  found_row := case moderation_subject.subject_kind
    when 'album' then (select to_jsonb(albums) || jsonb_build_object('tracks', (select jsonb_agg(to_jsonb(tracks) - 'peaks' order by track_number)
      from public.tracks where album_id = albums.id)) from public.albums where id = moderation_subject.subject_id)
    when 'track' then (select to_jsonb(tracks) - 'peaks' from public.tracks where id = moderation_subject.subject_id)
    when 'profile' then (select to_jsonb(profiles) from public.profiles where id = moderation_subject.subject_id)
    when 'message' then (select to_jsonb(messages) from public.messages where id = moderation_subject.subject_id)
    when 'playlist' then (select to_jsonb(playlists) from public.playlists where id = moderation_subject.subject_id) end;
  return jsonb_build_object('subject', found_row, 'hold', (select to_jsonb(content_holds) from public.content_holds
      where content_holds.subject_kind = moderation_subject.subject_kind and content_holds.subject_id = moderation_subject.subject_id),
    'open_reports', (select count(*) from public.reports where reports.subject_kind = moderation_subject.subject_kind
      and reports.subject_id = moderation_subject.subject_id and state = 'open'));
end $$;
comment on function public.moderation_subject is
  'What was reported or hidden, as it is now: {subject, hold, open_reports}; subject is null when its owner deleted it. For moderators.';

-- # Who may call

revoke execute on function private.subject_of, private.file_report, private.require_moderator, private.refuse_own_case, private.log_act,
  private.hide, private.unhide from public;
revoke all on function public.report_content, public.file_takedown, public.hide_content, public.restore_content, public.answer_report,
  public.moderation_queue, public.moderation_subject from public, anon, authenticated;
grant execute on function private.file_report, public.report_content, public.hide_content, public.restore_content, public.answer_report,
  public.moderation_queue, public.moderation_subject to authenticated;
grant execute on function public.file_takedown to service_role;
