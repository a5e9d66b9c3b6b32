-- More of what makes one name pass for another: fillers that show nothing, soft hyphens, line separators, tags, C1 controls, and
-- names of nothing but the spaces that btrim does not know.
create or replace function private.is_plain_line(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value !~ ('[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e'
    '\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]'
    '|^[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$')
$$;
