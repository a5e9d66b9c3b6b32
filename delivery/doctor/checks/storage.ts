import { findingsOf, type Finding } from '../finding.ts';
import type { SetupReport } from './keys.ts';

const { unknown, judge } = findingsOf('storage');
const MB = 1024 ** 2;

/** The buckets, with the largest file in bytes. */
const BUCKETS = {
  avatars: { isPublic: true, maxBytes: 2 * MB },
  album_covers: { isPublic: true, maxBytes: 10 * MB },
  audio_files: { isPublic: true, maxBytes: 1024 * MB },
  audio_masters: { isPublic: false, maxBytes: 1024 * MB },
} as const;

/** The buckets: whether all are there, who may read them and what they take. */
export function checkStorage(report: SetupReport | null): Finding[] {
  if (!report) return [unknown('buckets', 'not readable')];
  const faults = Object.entries(BUCKETS).flatMap(([id, { isPublic, maxBytes }]) => {
    const bucket = report.buckets.find((each) => each.id === id);
    if (!bucket) return [`${id} is missing`];
    return [
      ...(bucket.public === isPublic
        ? []
        : [`${id} is ${bucket.public ? 'public: everybody may read it' : 'private'}`]),
      ...(bucket.file_size_limit === maxBytes
        ? []
        : [`${id} takes ${bucket.file_size_limit ?? 'any number of'} bytes, not ${maxBytes}`]),
      ...(bucket.allowed_mime_types?.length ? [] : [`${id} takes files of any type`]),
    ];
  });
  return [
    judge('buckets', faults, 'all are there, masters private', 'Set them in Storage as supabase/migrations says.'),
    unknown(
      'largest file',
      'only the dashboard shows it',
      'Storage > Settings: at least 1 GB, for original audio files.',
    ),
  ];
}
