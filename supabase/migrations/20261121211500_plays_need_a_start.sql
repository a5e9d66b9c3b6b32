-- A play counts through the function record-play alone: it knows when the listening began. Asked directly, this one counted whatever
-- somebody claimed to have heard, a moment after its start too.
-- expand: no player that was ever released counts plays; the first that does asks record-play
drop function public.record_play(uuid);
comment on function public.record_listener_play is
  'Counts a play of a listener once a half hour. For the function record-play, which knows who calls and that the time was there to hear it. '
  'False when counted already, one''s own music, or not to be heard by the listener. Codes: not_heard_enough, too_many_plays.';
