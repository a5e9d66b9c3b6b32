import { useState } from 'react';
import type { TableRow } from '../page/tableRows.ts';

interface RowFormProps {
  row: TableRow;
  /** Rejects with the reason why the row stays as it is. */
  onSave: (after: TableRow) => Promise<void>;
}

/** One row as JSON. */
export function RowForm({ row, onSave }: RowFormProps) {
  const [text, setText] = useState(() => JSON.stringify(row, null, 2));
  const [problem, setProblem] = useState<string | null>(null);

  async function save() {
    try {
      await onSave(JSON.parse(text) as TableRow);
      setProblem(null);
    } catch (error) {
      setProblem(String(error));
    }
  }

  return (
    <form
      css={{ display: 'grid', gap: 'var(--space-2)' }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label css={{ display: 'grid', gap: 2 }}>
        Values
        <textarea
          rows={10}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          css={{ fontFamily: 'monospace' }}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">Save row</button>
    </form>
  );
}
