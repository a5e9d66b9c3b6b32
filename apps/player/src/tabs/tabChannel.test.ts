import { createTabChannel, type TabMessage } from './tabChannel.ts';

function openTwo() {
  const [first, second] = [createTabChannel(), createTabChannel()];
  const heard: TabMessage[] = [];
  second.onMessage((message) => heard.push(message));
  return { first, heard, close: () => [first, second].forEach((channel) => channel.close()) };
}

const until = async (check: () => boolean) => {
  while (!check()) await new Promise((resolve) => setTimeout(resolve));
};

it('delivers messages of one tab to the others', async () => {
  const { first, heard, close } = openTwo();
  const state: TabMessage = { kind: 'state', since: 1, state: { isPlaying: true } };
  first.post({ kind: 'hello' });
  first.post(state);
  await until(() => heard.length === 2);
  expect(heard).toEqual([{ kind: 'hello' }, state]);
  close();
});

it('ignores messages of another release that this one does not support', async () => {
  const { first, heard, close } = openTwo();
  first.post({ kind: 'dance' } as unknown as TabMessage);
  first.post({ kind: 'state', since: 'today', state: {} } as unknown as TabMessage);
  first.post({ kind: 'hello' });
  await until(() => heard.length > 0);
  expect(heard).toEqual([{ kind: 'hello' }]);
  close();
});
