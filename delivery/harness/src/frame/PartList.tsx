import type { StageControl } from '../stage/stageControl.ts';
import { sampleOf } from '../fixtures/index.ts';

/** The remote's screens and slots, each to open on the stage, and what other remotes would start. */
export function PartList({ stage }: { stage: StageControl }) {
  const { routes, slots } = stage.remote;
  const parts = [
    ...routes.map((route) => ({ name: route, path: sampleOf(route) })),
    ...slots.map((slot) => ({ name: slot, path: `/harness/slots/${slot}` })),
  ];
  return (
    <section>
      <h2>Screens and slots</h2>
      <p css={{ overflowWrap: 'anywhere' }}>At {stage.path()}</p>
      <ul>
        {parts.map(({ name, path }) => (
          <li key={name}>
            <button type="button" onClick={() => stage.open(path)}>
              {name}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={stage.playMusic}>
            Play an album
          </button>
        </li>
        <li>
          <button type="button" onClick={stage.fillCart}>
            Put an album into the cart
          </button>
        </li>
      </ul>
    </section>
  );
}
