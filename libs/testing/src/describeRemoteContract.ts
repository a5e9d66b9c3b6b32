import {
  remoteDefinitionSchema,
  satisfiesContract,
  HOST_CONTRACT_VERSION,
  type RemoteDefinition,
} from '@fairtone/contracts';

type Loader = () => Promise<unknown>;

/** Tests of the contract between a remote and its host: its definition parses, every lazy part exists, all languages have the same texts. */
export function describeRemoteContract(remote: RemoteDefinition): void {
  describe(`the contract of ${remote.name}`, () => {
    it('is a remote, for this host', () => {
      expect(remoteDefinitionSchema.parse(remote)).toBeTruthy();
      expect(satisfiesContract(HOST_CONTRACT_VERSION, remote.contract)).toBe(true);
    });

    const parts: [string, Loader][] = [
      ...(remote.routes ?? []).map(({ path, screen }): [string, Loader] => [path, screen]),
      ...(Object.entries({ ...remote.slots, ...remote.dialogs }) as [string, Loader][]),
    ];
    it.each(parts)('has a component behind %s', async (_name, load) => {
      expect(await load()).toEqual(expect.objectContaining({ Component: expect.any(Function) }));
    });

    it('has a title, shown when it cannot be loaded', async () => {
      const { default: texts } = await remote.locales.en();
      expect(texts).toMatchObject({ remote: { title: expect.stringMatching(/./) } });
    });

    it('has the same texts in each of its languages', async () => {
      const keys = await Promise.all(
        Object.values(remote.locales).map(async (load) =>
          keysOf((await load()).default).filter((key) => !isPlural(key)),
        ),
      );
      for (const ofLanguage of keys) expect(ofLanguage.sort()).toEqual(keys[0]!.sort());
    });
  });
}

// Languages differ in how many plural forms they have.
const isPlural = (key: string) => /_(zero|one|two|few|many|other)$/.test(key);

function keysOf(texts: Record<string, unknown>, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? keysOf(value as Record<string, unknown>, `${prefix}${key}.`)
      : [prefix + key],
  );
}
