import type { Topic } from '../matrix/expectation.ts';
import { accounts } from './accounts.ts';
import { bucketsTopic } from './buckets.ts';
import { catalogue } from './catalogue.ts';
import { files } from './files.ts';
import { lists } from './lists.ts';
import { mail } from './mail.ts';
import { moderation } from './moderation.ts';
import { money } from './money.ts';
import { peopleTopic } from './people.ts';
import { playlists } from './playlists.ts';
import { playsTopic } from './plays.ts';
import { profilesTopic, social } from './profiles.ts';
import { sales } from './sales.ts';

/** Add a new topic's file here, one line. */
const topics: Topic[] = [
  accounts,
  bucketsTopic,
  catalogue,
  files,
  lists,
  mail,
  moderation,
  money,
  peopleTopic,
  playlists,
  playsTopic,
  profilesTopic,
  sales,
  social,
];

export const tables = topics.flatMap((topic) => topic.tables ?? []);
export const buckets = topics.flatMap((topic) => topic.buckets ?? []);
export const functions = Object.fromEntries(topics.flatMap((topic) => Object.entries(topic.functions ?? {})));
