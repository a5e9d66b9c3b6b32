import type { HarnessControl } from '../page/harnessControl.ts';
import { sampleOf } from '../fixtures/index.ts';

/** The remote's screens and slots, each to open, and what other remotes would start. */
export function PartList({ control }: { control: HarnessControl }) {
  const { routes, slots } = control.remote;
  const parts = [
    ...routes.map((route) => ({ name: route, path: sampleOf(route) })),
    ...slots.map((slot) => ({ name: slot, path: `/harness/slots/${slot}` })),
  ];
  return (
    <section>
      <h2>Screens and slots</h2>
      <p css={{ overflowWrap: 'anywhere' }}>At {control.path()}</p>
      <ul>
        {parts.map(({ name, path }) => (
          <li key={name}>
            <button type="button" onClick={() => control.open(path)}>
              {name}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={control.playMusic}>
            Play an album
          </button>
        </li>
        <li>
          <button type="button" onClick={control.fillCart}>
            Put an album into the cart
          </button>
        </li>
      </ul>
    </section>
  );
}
