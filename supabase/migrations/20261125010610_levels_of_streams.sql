-- Until now loudness and true peak were measured before the stream was encoded. At 128 kbit/s the encoder turns music down to 0.95,
-- 20 * log10(0.95) = -0.45 dB: what is played was that much quieter than stated. By how much a master of more than two channels lost
-- besides, when it was folded down, its row does not tell.

-- Neither lists nor chores depend on levels; thousands of rows need not be looked at for them.
alter table public.tracks disable trigger user;
update public.tracks set loudness_lufs = greatest(-70, loudness_lufs - 0.45), true_peak_db = greatest(-120, true_peak_db - 0.45)
where loudness_lufs is not null or true_peak_db is not null;
alter table public.tracks enable trigger user;

comment on column public.tracks.loudness_lufs is 'Integrated loudness (EBU R 128) of what the stream decodes to, in LUFS.';
comment on column public.tracks.true_peak_db is 'True peak (ITU-R BS.1770-4, annex 2) of what the stream decodes to, in dBTP.';
