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

  it('are refused as by the data API when the one row does not exist', async () => {
    const { fetch } = createAnsweringFetch({ [KEY]: { body: [] } });
    const response = await fetch(`http://host${KEY}`, SINGLE);
    expect([response.status, await response.json()]).toEqual([406, expect.objectContaining({ code: 'PGRST116' })]);
  });

  it('are answered with the content of a data URL', async () => {
    const { fetch } = createAnsweringFetch({});
    expect(await outcome(fetch('data:application/json,{"share":"85%25"}'))).toEqual({ share: '85%' });
  });

  it('are not counted a second time', async () => {
    const { fetch, waitForNewAnswers } = createAnsweringFetch({ [KEY]: { body: [] } });
    await fetch(`http://host${KEY}`);
    expect(await waitForNewAnswers(() => 1)).toBe(true);
    await fetch(`http://host${KEY}`);
    expect(await waitForNewAnswers(() => 1)).toBe(false);
  });

  it('are counted as new until they were asked for', async () => {
    const { fetch, waitForNewAnswers } = createAnsweringFetch({ [KEY]: { body: [] } });
    let read = 0;
    void fetch(`http://host${KEY}`).then(() => (read += 1));
    expect(await waitForNewAnswers(() => read)).toBe(true);
    expect(await waitForNewAnswers(() => read)).toBe(false);
  });
});
