import { areSame, checkChoices, choicesOf } from './choices.ts';

const SERVER = 'http://localhost:4231';

describe('choices in the panel', () => {
  it('become the overrides that they came from', () => {
    const overrides = {
      catalog: { kind: 'version', version: '1' },
      player: { kind: 'server', origin: SERVER },
    } as const;
    expect(checkChoices(choicesOf(overrides), [SERVER])).toEqual({ overrides, problems: {} });
  });

  it('become no override for a remote that stays as released', () => {
    expect(checkChoices({ catalog: { kind: 'released' } }, [])).toEqual({ overrides: {}, problems: {} });
  });

  it.each([
    ['localhost:4231/', undefined],
    ['', 'noOrigin'],
    [`${SERVER}/app`, 'noOrigin'],
    ['javascript:alert(1)', 'noOrigin'],
    ['https://evil.test', 'originNotAllowed'],
    [`${SERVER}@evil.test`, 'noOrigin'],
    ['http://localhost:4232', 'originNotAllowed'],
  ])('with the server "%s" have the problem %s', (typed, problem) => {
    const { overrides, problems } = checkChoices({ catalog: { kind: 'server', typed } }, [SERVER]);
    expect(problems.catalog).toBe(problem);
    expect(overrides).toEqual(problem ? {} : { catalog: { kind: 'server', origin: SERVER } });
  });

  it('are the same in any order', () => {
    const [catalog, player] = [{ kind: 'version', version: '1' } as const, { kind: 'version', version: '2' } as const];
    expect(areSame({ catalog, player }, { player, catalog })).toBe(true);
    expect(areSame({ catalog }, { catalog: player })).toBe(false);
  });
});
