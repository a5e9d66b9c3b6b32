-- MASTER_MAX_BYTES of libs/domain: half an hour in 24 bits and 96 kHz. A stream of an MP3 of many hours is large, too.

update storage.buckets set file_size_limit = 1073741824 where id in ('audio_files', 'audio_masters');

-- contract: every size that was taken is taken, larger ones besides since 1.1
alter table public.track_files drop constraint track_files_bytes_check;
-- contract: every size that was taken is taken, larger ones besides since 1.1
alter table public.track_files add constraint track_files_bytes_check check (bytes between 1 and 1073741824);
