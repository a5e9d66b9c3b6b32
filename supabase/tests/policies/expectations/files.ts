import { randomUUID } from 'node:crypto';
import { serviceOnly, type Topic } from '../matrix/expectation.ts';

export const files: Topic = {
  tables: [serviceOnly('file_chores', () => ({ bucket: 'audio_files', path: `${randomUUID()}.mp3` }))],
  functions: {
    due_file_chores: 'service',
    due_releases: 'service',
    erase_deleted_albums: 'service',
    find_lost_files: 'service',
    finish_file_chore: 'service',
    note_album_streams: 'service',
    postpone_file_chore: 'service',
    release_album: 'service',
    release_checked_album: 'service',
  },
};
