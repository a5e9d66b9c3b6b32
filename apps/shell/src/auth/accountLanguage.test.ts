import { makeStore, signedIn } from '@fairtone/store';
import { listenerSession, offline, stubBackend } from '@fairtone/testing';
import { retrySavingLanguage, saveChosenLanguage, saveAccountLanguage } from './accountLanguage.ts';

const SAVE = 'PATCH /rest/v1/user_settings';
const { user } = listenerSession;

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = stubBackend({ [SAVE]: [] });
});
afterEach(() => backend.restore());

function storeOf(person: typeof user | null) {
  const store = makeStore();
  if (person) store.dispatch(signedIn(person));
  return store;
}

/** A later visit, whose session is known after a moment. */
async function comesBack(person: typeof user) {
  const store = makeStore();
  retrySavingLanguage(store);
  store.dispatch(signedIn(person));
  await new Promise((resolve) => setTimeout(resolve));
}

it('saves the chosen language in the account', async () => {
  await saveAccountLanguage(storeOf(user), 'de');
  const [request] = backend.requests(SAVE);
  expect([request?.body, request?.url.searchParams.get('user_id')]).toEqual([{ language: 'de' }, `eq.${user.id}`]);
  await comesBack(user);
  expect(backend.requests(SAVE)).toHaveLength(1);
});

it('saves it later when there was no network, for that user alone', async () => {
  backend.use({ [SAVE]: offline });
  await saveAccountLanguage(storeOf(user), 'fr');
  backend.use({ [SAVE]: [] });
  await comesBack({ ...user, id: 'd4000000-0000-4000-8000-000000000009' });
  expect(backend.requests(SAVE)).toHaveLength(1);
  await comesBack(user);
  expect(backend.requests(SAVE).map(({ body }) => body)).toEqual([{ language: 'fr' }, { language: 'fr' }]);
});

it('saves nothing for guests', async () => {
  await saveAccountLanguage(storeOf(null), 'de');
  expect(backend.requests(SAVE)).toEqual([]);
});

describe('after signing in', () => {
  it('saves the language that was chosen on this device in the account', async () => {
    localStorage.setItem('fairtone.language', 'tr');
    await saveChosenLanguage(storeOf(user));
    expect(backend.requests(SAVE)[0]?.body).toEqual({ language: 'tr' });
  });

  it('saves nothing where none was chosen', async () => {
    await saveChosenLanguage(storeOf(user));
    expect(backend.requests(SAVE)).toEqual([]);
  });
});
