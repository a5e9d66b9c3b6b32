import { makeStore, signedIn } from '@fairtone/store';
import { listenerSession, offline, stubBackend } from '@fairtone/testing';
import { retrySavingLanguage, saveChosenLanguage, saveAccountLanguage } from './accountLanguage.ts';

const TELL = 'PATCH /rest/v1/user_settings';
const { user } = listenerSession;

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ [TELL]: [] });
});
afterEach(() => backend.restore());

function storeOf(person: typeof user | null) {
  const store = makeStore();
  if (person) store.dispatch(signedIn(person));
  return store;
}

/** A later visit, of which it turns out after a moment whose it is. */
async function comesBack(person: typeof user) {
  const store = makeStore();
  retrySavingLanguage(store);
  store.dispatch(signedIn(person));
  await new Promise((resolve) => setTimeout(resolve));
}

it('tells the server which language a person chose', async () => {
  await saveAccountLanguage(storeOf(user), 'de');
  const [request] = backend.requests(TELL);
  expect([request?.body, request?.url.searchParams.get('user_id')]).toEqual([{ language: 'de' }, `eq.${user.id}`]);
  await comesBack(user);
  expect(backend.requests(TELL)).toHaveLength(1);
});

it('tells it later when there was no network, for that person alone', async () => {
  backend.use({ [TELL]: offline });
  await saveAccountLanguage(storeOf(user), 'fr');
  backend.use({ [TELL]: [] });
  await comesBack({ ...user, id: 'd4000000-0000-4000-8000-000000000009' });
  expect(backend.requests(TELL)).toHaveLength(1);
  await comesBack(user);
  expect(backend.requests(TELL).map(({ body }) => body)).toEqual([{ language: 'fr' }, { language: 'fr' }]);
});

it('has nothing to tell of guests', async () => {
  await saveAccountLanguage(storeOf(null), 'de');
  expect(backend.requests(TELL)).toEqual([]);
});

describe('after signing in', () => {
  it('a language chosen on this device becomes the account’s', async () => {
    localStorage.setItem('fairtone.language', 'tr');
    await saveChosenLanguage(storeOf(user));
    expect(backend.requests(TELL)[0]?.body).toEqual({ language: 'tr' });
  });

  it('nothing changes where none was chosen', async () => {
    await saveChosenLanguage(storeOf(user));
    expect(backend.requests(TELL)).toEqual([]);
  });
});
