-- No client reaches the schema private by the data API. Should one ever be granted more than it is meant to, these hold.
alter table private.file_scan enable row level security;
alter table private.retracted_streams enable row level security;
