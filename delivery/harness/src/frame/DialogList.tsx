import type { DialogName, DialogRequest } from '@fairtone/contracts';
import { useState } from 'react';
import type { HarnessControl } from '../page/harnessControl.ts';
import { DIALOG_SAMPLES } from '../fixtures/index.ts';

/** The remote's dialogs, each to open with values that can be edited. */
export function DialogList({ control }: { control: HarnessControl }) {
  if (control.remote.dialogs.length === 0) return null;
  return (
    <section>
      <h2>Dialogs</h2>
      {control.remote.dialogs.map((name) => (
        <DialogOpener key={name} name={name as DialogName} onOpen={control.openDialog} />
      ))}
    </section>
  );
}

function DialogOpener({ name, onOpen }: { name: DialogName; onOpen: HarnessControl['openDialog'] }) {
  const [text, setText] = useState(() => JSON.stringify(DIALOG_SAMPLES[name] ?? {}, null, 2));
  const [problem, setProblem] = useState<string | null>(null);

  function handleSubmit() {
    try {
      onOpen({ name, props: JSON.parse(text) as never } as DialogRequest);
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
        handleSubmit();
      }}
    >
      <label css={{ display: 'grid', gap: 2 }}>
        {name}
        <textarea
          rows={6}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          css={{ fontFamily: 'monospace' }}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">Open {name}</button>
    </form>
  );
}
