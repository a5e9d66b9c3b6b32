/** @jest-environment node */
import { createAnsweringFetch } from './answeringFetch.ts';

const KEY = '/rest/v1/albums?id=eq.1';
const SINGLE = { headers: { accept: 'application/vnd.pgrst.object+json' } };

/** What a request has come to when the event loop has turned a few times. */
async function outcome(promise: Promise<Response>): Promise<unknown> {
  const later = new Promise((resolve) => setTimeout(() => resolve('unanswered'), 20));
  return Promise.race([promise.then((response) => response.json() as unknown), later]);
}

describe('a page that is drawn on the server', () => {
  it('gives the answers that it has, as rows or as the one row that was asked for', async () => {
    const { fetch } = createAnsweringFetch({ [KEY]: { body: [{ id: 1 }] } });
    expect(await outcome(fetch(`http://host${KEY}`))).toEqual([{ id: 1 }]);
    expect(await outcome(fetch(`http://host${KEY}`, SINGLE))).toEqual({ id: 1 });
  });

  it('leaves open what it does not know, what writes, and one row of several', async () => {
    const { fetch } = createAnsweringFetch({ [KEY]: { body: [{ id: 1 }, { id: 2 }] } });
    expect(await outcome(fetch('http://host/rest/v1/others'))).toBe('unanswered');
    expect(await outcome(fetch(`http://host${KEY}`, { method: 'POST' }))).toBe('unanswered');
    expect(await outcome(fetch(`http://host${KEY}`, SINGLE))).toBe('unanswered');
  });

  it('tells whether something was answered since it was last asked', async () => {
    const { fetch, waitForNewAnswers } = createAnsweringFetch({ [KEY]: { body: [] } });
    let read = 0;
    void fetch(`http://host${KEY}`).then(() => (read += 1));
    expect(await waitForNewAnswers(() => read)).toBe(true);
    expect(await waitForNewAnswers(() => read)).toBe(false);
  });
});
