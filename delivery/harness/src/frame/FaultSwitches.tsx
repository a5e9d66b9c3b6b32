import type { Fault } from '@fairtone/contracts/scene';
import { useId, useState } from 'react';
import type { HarnessControl } from '../page/harnessControl.ts';
import { Choice } from './Choice.tsx';

type Kind = Fault['kind'];
const KINDS: readonly Kind[] = ['slow', 'offline', 'error', 'busy'];

/** Makes requests fail: all of them, or those whose name holds a text. */
export function FaultSwitches({ control }: { control: HarnessControl }) {
  const seen = useId();
  const [kind, setKind] = useState<Kind>('slow');
  const [match, setMatch] = useState('');
  const { faults } = control.settings();
  const change = (next: Fault[]) => void control.change({ faults: next });

  return (
    <section>
      <h2>Faults</h2>
      <form
        css={{ display: 'grid', gap: 'var(--space-2)' }}
        onSubmit={(event) => {
          event.preventDefault();
          change([...faults, { kind, match }]);
        }}
      >
        <Choice<Kind> label="Kind" value={kind} options={KINDS} onChange={setKind} />
        <label css={{ display: 'grid', gap: 2 }}>
          Requests with (empty: all)
          <input list={seen} value={match} onChange={(event) => setMatch(event.target.value)} />
        </label>
        <datalist id={seen}>
          {[...new Set(control.requests().map((name) => name.split('?')[0]!))].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit">Add fault</button>
      </form>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>
            {fault.kind}: {fault.match || 'all requests'}{' '}
            <button
              type="button"
              aria-label={`Remove ${fault.kind}: ${fault.match || 'all requests'}`}
              onClick={() => change(faults.filter((each) => each !== fault))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
