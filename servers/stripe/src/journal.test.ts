/** @jest-environment node */
import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from './journal.ts';

describe('the payment journal', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairtone-journal-'));
    path = join(folder, 'payments.jsonl');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('reads back what was appended, in order', () => {
    const journal = openJournal(path);
    journal.append({ amount: 1 });
    journal.append({ name: 'zwölf\nZeilen' });
    journal.close();
    expect(openJournal(path).entries).toEqual([{ amount: 1 }, { name: 'zwölf\nZeilen' }]);
  });

  test('removes a last line that a kill left unfinished, and appends after it', () => {
    writeFileSync(path, '{"amount":1}\n{"amou');
    const journal = openJournal(path);
    expect(journal.entries).toEqual([{ amount: 1 }]);
    journal.append({ amount: 2 });
    journal.close();
    expect(openJournal(path).entries).toEqual([{ amount: 1 }, { amount: 2 }]);
  });

  test('refuses a file that is damaged in the middle instead of losing payments', () => {
    writeFileSync(path, '{"amount":1}\nrubbish\n{"amount":3}\n');
    expect(() => openJournal(path)).toThrow(`${path} is damaged at line 2`);
  });

  test('leaves the file unchanged when a write fails', () => {
    const journal = openJournal(path);
    journal.append({ amount: 1 });
    const sync = jest.spyOn(fs, 'fdatasyncSync').mockImplementationOnce(() => {
      throw new Error('ENOSPC: no space left on device');
    });
    expect(() => journal.append({ amount: 2 })).toThrow('ENOSPC');
    sync.mockRestore();
    expect(readFileSync(path, 'utf8')).toBe('{"amount":1}\n');
    journal.append({ amount: 3 });
    expect(readFileSync(path, 'utf8')).toBe('{"amount":1}\n{"amount":3}\n');
  });
});
