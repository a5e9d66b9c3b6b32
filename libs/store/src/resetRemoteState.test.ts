import { api } from '@fairtone/api';
import { createSlice } from '@reduxjs/toolkit';
import { setStore } from './currentStore.ts';
import { makeStore } from './makeStore.ts';
import { resetRemoteState } from './resetRemoteState.ts';
import { rootReducer } from './rootReducer.ts';

const inject = (name: string, answer: string) =>
  api.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({ [name]: build.query<string, void>({ queryFn: () => ({ data: answer }) }) }),
  });
const slice = (initialState: object) =>
  createSlice({ name: 'newsReaderDrafts', initialState, reducers: { noted: (state) => ({ ...state, noted: true }) } });
type AnyEndpoint = { initiate: () => never };

describe('another version of a remote in the same page', () => {
  it('replaces its endpoints and slices, while those of other remotes stay protected', async () => {
    const store = makeStore();
    setStore(store);
    inject('newsReaderGetFirst', 'of the first version');
    const first = slice({ from: 'first' });
    first.injectInto(rootReducer);
    store.dispatch(first.actions.noted());
    expect(() => inject('newsReaderGetFirst', 'of a stranger')).toThrow('newsReaderGetFirst');

    resetRemoteState('news-reader');
    inject('newsReaderGetFirst', 'of the second version');
    slice({ drafts: 2 }).injectInto(rootReducer);

    const endpoint = (api.endpoints as Record<string, AnyEndpoint>).newsReaderGetFirst!;
    expect(await store.dispatch(endpoint.initiate())).toMatchObject({ data: 'of the second version' });
    expect(store.getState()).toMatchObject({ newsReaderDrafts: { drafts: 2 } });
    inject('catalogOther', 'kept');
    expect(() => inject('catalogOther', 'again')).toThrow('catalogOther');
  });
});
