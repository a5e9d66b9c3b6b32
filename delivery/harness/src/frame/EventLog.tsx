import type { LoggedEvent } from '../page/harnessControl.ts';

const SHOWN = 50;

/** What was told on the event bus, newest first. */
export function EventLog({ events }: { events: readonly LoggedEvent[] }) {
  return (
    <section>
      <h2>Events</h2>
      {events.length === 0 && <p>None yet.</p>}
      <ol aria-label="Events" css={{ overflowWrap: 'anywhere', paddingInlineStart: '1.2em' }}>
        {events
          .slice(-SHOWN)
          .reverse()
          .map(({ at, name, payload }, index) => (
            <li key={events.length - index}>
              <time dateTime={new Date(at).toISOString()}>{new Date(at).toISOString().slice(11, 19)}</time>{' '}
              <code>{name}</code> <code>{JSON.stringify(payload)}</code>
            </li>
          ))}
      </ol>
    </section>
  );
}
