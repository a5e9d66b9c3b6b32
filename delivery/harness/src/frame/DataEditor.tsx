import { useCallback, useEffect, useState } from 'react';
import type { HarnessControl } from '../page/harnessControl.ts';
import type { TableRow } from '../page/tableRows.ts';
import { Choice } from './Choice.tsx';
import { RowForm } from './RowForm.tsx';

/** Rows of the signed-in person in the backend, to change. The page shows what was saved. */
export function DataEditor({ control }: { control: HarnessControl }) {
  const [table, setTable] = useState(control.rows.tables[0]!);
  const [index, setIndex] = useState(0);
  const { read, readAgain } = useRows(control, table);
  const rows = read?.rows ?? [];
  const shown = Math.min(index, rows.length - 1);
  const row = rows[shown];

  return (
    <section css={{ display: 'grid', gap: 'var(--space-2)' }}>
      <h2>Data</h2>
      <Choice
        label="Table"
        value={table}
        options={control.rows.tables}
        onChange={(next) => {
          setTable(next);
          setIndex(0);
        }}
      />
      {read?.problem && <p role="alert">{read.problem}</p>}
      {read && !read.problem && rows.length === 0 && <p>This person has no such rows.</p>}
      {rows.length > 0 && (
        <label css={{ display: 'grid', gap: 2, color: 'var(--text-muted)' }}>
          Row
          <select value={shown} onChange={(event) => setIndex(Number(event.target.value))}>
            {rows.map((each, number) => (
              <option key={number} value={number}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {row && (
        <RowForm
          key={`${table}/${shown}/${JSON.stringify(row)}`}
          row={row}
          onSave={async (after) => {
            await control.rows.save(table, row, after);
            await readAgain();
          }}
        />
      )}
      <button type="button" onClick={() => void readAgain()}>
        Read again
      </button>
    </section>
  );
}

interface Read {
  rows: TableRow[];
  problem: string | null;
}

/** Rows of a table, read again after another person has signed in. Null until they are there. */
function useRows(control: HarnessControl, table: string) {
  const { rows: source } = control;
  // By person and table, so that no row is taken for one of another table.
  const subject = `${control.settings().role} ${table}`;
  const [all, setAll] = useState<Record<string, Read>>({});
  const readAgain = useCallback(async () => {
    const read = await source.read(table).then(
      (rows) => ({ rows, problem: null }),
      (error: unknown) => ({ rows: [], problem: String(error) }),
    );
    setAll((before) => ({ ...before, [subject]: read }));
  }, [source, table, subject]);

  useEffect(() => void readAgain(), [readAgain]);
  return { read: all[subject] ?? null, readAgain };
}

const nameOf = (row: TableRow) => String(row.title ?? row.name ?? row.kind ?? Object.values(row)[0]);
