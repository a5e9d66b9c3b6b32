-- Hosted storage takes an upload by a signed url with its own rights, for two hours: also after the album was sold, after signing out and
-- after the account is gone. It says in this setting what it is about to do, and asks these policies before it signs. Our own
-- service says nothing there: it asks again when the upload comes.
create function private.is_signing_upload() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('storage.operation', true), '') = 'storage.object.sign_upload_url'
$$;
revoke execute on function private.is_signing_upload from public;
grant execute on function private.is_signing_upload to authenticated, service_role;

alter policy "people add their own avatars" on storage.objects
  with check (private.is_own_avatar(bucket_id, name) and not private.is_signing_upload());
alter policy "artists add their own covers" on storage.objects
  with check (private.is_own_cover(bucket_id, name) and (select private.has_role('artist')) and not private.is_signing_upload());
alter policy "artists add their own masters" on storage.objects
  with check (private.is_own_master(bucket_id, name) and (select private.has_role('artist')) and not private.master_is_fixed(name)
    and not private.is_signing_upload());
