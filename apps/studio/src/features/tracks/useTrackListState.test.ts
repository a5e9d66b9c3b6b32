import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { emptyTrackList, trackListReducer } from './albumTracks';
import { useTrackListState } from './useTrackListState';

const oneFile = trackListReducer(emptyTrackList, {
  type: 'filesAdded',
  files: [{ id: 'a', fileName: 'a.flac', fileBytes: 1 }],
});
const makeInitial = () => oneFile;

function useForm() {
  const list = useTrackListState(makeInitial);
  const [typed, setTyped] = useState('');
  return { list, typed, setTyped };
}

it('renders typed text before an upload change of the same moment', async () => {
  const { result } = renderHook(useForm);
  const seen = () => [result.current.typed, result.current.list.state.tracks[0]?.upload.phase];
  await act(async () => {
    flushSync(() => {
      result.current.list.dispatch({ type: 'uploadChanged', id: 'a', upload: { phase: 'done' } });
      result.current.setTyped('L');
    });
    expect(seen()).toEqual(['L', 'waiting']);
  });
  expect(seen()).toEqual(['L', 'done']);
});
