-- Whoever ends their support is told until when it runs, at once and by mail.

-- contract: none of the kinds is given up, one is added since 1.1
alter table public.emails drop constraint emails_kind_check;
-- contract: none of the kinds is given up, one is added since 1.1
alter table public.emails add constraint emails_kind_check check (kind in ('receipt', 'refund', 'sale', 'donation_started', 'donation_ending',
  'donation_ended', 'payout', 'payout_failed', 'new_release', 'new_follower', 'message', 'report_answer', 'account_deleted', 'export_ready'));

create or replace function public.sync_donation(donation_id uuid, status text, amount_cents integer, cancel_at_period_end boolean,
  current_period_end timestamptz, asked_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  support public.donations;
  is_over boolean := status in ('canceled', 'incomplete_expired', 'unpaid');
begin
  select * into support from public.donations where id = sync_donation.donation_id for update;
  if support.id is null then perform private.refuse('donation_not_found', donation_id::text); end if;
  if sync_donation.asked_at >= support.synced_at and support.state <> 'ended' then
    update public.donations set synced_at = sync_donation.asked_at, amount_cents = sync_donation.amount_cents,
      cancel_at_period_end = sync_donation.cancel_at_period_end, current_period_end = sync_donation.current_period_end,
      state = case when is_over then 'ended' when state = 'incomplete' then state when status = 'past_due' then 'past_due' else 'active' end,
      ended_at = case when is_over then now() end
    where id = support.id;
    if sync_donation.cancel_at_period_end and not support.cancel_at_period_end and not is_over and support.started_at is not null then
      perform private.queue_email(support.giver_id, null, 'donation_ending', jsonb_build_object('donation_id', support.id, 'artist_name',
        support.artist_name, 'ends_at', sync_donation.current_period_end), 'donation_ending:' || support.id || ':' || sync_donation.current_period_end);
    end if;
    if is_over and support.started_at is not null then perform private.tell_donation(support.id, 'donation_ended'); end if;
  end if;
  return (select to_jsonb(donations) from public.donations where id = support.id);
end $$;
