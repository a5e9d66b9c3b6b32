/** @jest-environment node */
import { createAnsweringFetch } from './answeringFetch.ts';

const KEY = '/rest/v1/albums?id=eq.1';
const SINGLE = { headers: { accept: 'application/vnd.pgrst.object+json' } };

/** The response of a request after a few turns of the event loop. */
async function outcome(promise: Promise<Response>): Promise<unknown> {
  const later = new Promise((resolve) => setTimeout(() => resolve('unanswered'), 20));
  return Promise.race([promise.then((response) => response.json() as unknown), later]);
}

describe('requests of a page that is rendered on a server', () => {
  it('are answered with the given responses, as rows or as the requested single row', async () => {
    const { fetch } = createAnsweringFetch({ [KEY]: { body: [{ id: 1 }] } });
    expect(await outcome(fetch(`http://host${KEY}`))).toEqual([{ id: 1 }]);
    expect(await outcome(fetch(`http://host${KEY}`, SINGLE))).toEqual({ id: 1 });
  });

  it('stay pending when their response is unknown, when they write, and for one row of several', async () => {
    const { fetch } = createAnsweringFetch({ [KEY]: { body: [{ id: 1 }, { id: 2 }] } });
    expect(await outcome(fetch('http://host/rest/v1/others'))).toBe('unanswered');
    expect(await outcome(fetch(`http://host${KEY}`, { method: 'POST' }))).toBe('unanswered');
    expect(await outcome(fetch(`http://host${KEY}`, SINGLE))).toBe('unanswered');
  });

  it('are counted as new until they were asked for', async () => {
    const { fetch, waitForNewAnswers } = createAnsweringFetch({ [KEY]: { body: [] } });
    let read = 0;
    void fetch(`http://host${KEY}`).then(() => (read += 1));
    expect(await waitForNewAnswers(() => read)).toBe(true);
    expect(await waitForNewAnswers(() => read)).toBe(false);
  });
});
