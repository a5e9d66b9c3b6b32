-- Tables of the gateway. Only the gateway's role may use this schema.
create schema if not exists fairtone_private;
revoke all on schema fairtone_private from public;

create table if not exists fairtone_private.settings (name text primary key, value text not null);

create table if not exists fairtone_private.migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);

-- Attempts per subject (a hashed e-mail or an address). Stored in a table, so that a restart does not reset them.
create table if not exists fairtone_private.rate_limits (
  rule text not null,
  subject text not null,
  window_start timestamptz not null,
  attempts integer not null,
  primary key (rule, subject)
);

create table if not exists fairtone_private.outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  kind text not null,
  link text,
  code text,
  created_at timestamptz not null default now()
);
