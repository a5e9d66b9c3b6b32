import { columnsOf, primaryKey } from './catalog.ts';
import { isDone, describeOutcome, type Driver } from './driver.ts';
import { ACTORS, type Actor, type Right, type RowCase, type TableExpectation, type Values } from './expectation.ts';
import type { World } from './world.ts';

/** A row created for a trial. */
export type TrialRow = { kind: RowCase; key: Values; row: Values };

const ALL: Right[] = ['read', 'insert', 'update', 'delete'];

/** Finds every difference between the expectations of a table and what its actors can really do. */
export class TableTrial {
  constructor(
    private readonly driver: Driver,
    private readonly world: World,
    private readonly expected: TableExpectation,
    readonly made: TrialRow[],
  ) {}

  static async begin(driver: Driver, world: World, expected: TableExpectation): Promise<TableTrial> {
    const names = expected.key ?? (await primaryKey(driver.sql, expected.table));
    const made: TrialRow[] = [];
    for (const kind of expected.rows) {
      const added = await kind.make(world);
      const key = Object.fromEntries(names.map((name) => [name, added[name]]));
      const row = await driver.look(expected.table, key);
      if (!row) throw new Error(`${expected.table}, ${kind.name}: the row that was made is not there`);
      made.push({ kind, key, row });
    }
    return new TableTrial(driver, world, expected, made);
  }

  /** With `first`, the rights are tested in this order and the first difference ends the search. */
  async problems(first?: Right): Promise<string[]> {
    const found: string[] = [];
    const rights = first ? [first, ...ALL.filter((right) => right !== first)] : ALL;
    for (const right of rights) {
      for (const actor of ACTORS) {
        found.push(...(await this.problemsOf(actor, right)));
        if (first && found.length > 0) return found;
      }
    }
    return found;
  }

  async problemsOf(actor: Actor, right: Right): Promise<string[]> {
    if (right === 'insert') return this.inserting(actor);
    const found: string[] = [];
    for (const made of this.made) {
      if (right === 'read') found.push(...(await this.reading(actor, made)));
      if (right === 'update') found.push(...(await this.updating(actor, made)));
      if (right === 'delete') found.push(...(await this.deleting(actor, made)));
    }
    return found;
  }

  private async reading(actor: Actor, { kind, key }: TrialRow): Promise<string[]> {
    const columns = actor === 'service' ? null : (this.expected.columns?.read ?? null);
    const outcome = await this.driver.read(actor, this.expected.table, key, columns);
    return this.compare(
      actor,
      `reads ${kind.name}`,
      this.may(actor, 'read', kind, kind.reads),
      isDone(outcome),
      describeOutcome(outcome),
    );
  }

  private async inserting(actor: Actor): Promise<string[]> {
    const { table, inserts } = this.expected;
    const found: string[] = [];
    for (const { name, row: rowOf, by } of inserts) {
      const me = actor === 'guest' || actor === 'service' ? this.world.owner : this.world[actor];
      const row = await rowOf(this.world, me);
      found.push(
        ...(await this.driver.trial(table, { added: row }, async () => {
          const before = await this.countLike(row);
          const outcome = await this.driver.insert(actor, table, row);
          const isThere = (await this.countLike(row)) > before;
          const isLying =
            isThere !== isDone(outcome) ? [`${table}: ${actor} inserts ${name}: answer and table differ`] : [];
          return [
            ...this.compare(
              actor,
              `inserts ${name}`,
              this.may(actor, 'insert', null, by),
              isThere,
              describeOutcome(outcome),
            ),
            ...isLying,
          ];
        })),
      );
    }
    return found;
  }

  private async countLike(row: Values): Promise<number> {
    const [{ count }] = (await this.driver.sql.unsafe(
      `select count(*)::int from ${this.expected.table} as it where to_jsonb(it) @> $1::text::jsonb`, [JSON.stringify(row)],
    )) as unknown as [{ count: number }]; // prettier-ignore
    return count;
  }

  private async updating(actor: Actor, made: TrialRow): Promise<string[]> {
    const { kind, row } = made;
    const sample = this.sample();
    const names = Object.keys(sample);
    const isAllowed = this.may(actor, 'update', kind, kind.updates ?? []);
    const columns = await columnsOf(this.driver.sql, this.expected.table);
    const plain = columns.filter((column) => !column.isGenerated).map((column) => column.name);
    const found: string[] = [];
    // For actors that may not write any column, one statement with all columns is enough; others are tested column by column.
    const sets =
      isAllowed && names.length > 0
        ? names.map((name) => ({ [name]: sample[name] }))
        : names.length > 0
          ? [sample]
          : [];
    for (const set of sets) found.push(...(await this.updatingTo(actor, made, set, isAllowed)));
    if (!isAllowed && names.length > 0) found.push(...(await this.blindly(actor, made, 'updates', sample)));
    // Columns are granted to roles, so one actor of each role is tested. It writes the same value: if that is refused, every value is.
    const granted = [...names, ...(this.expected.columns?.upsert ?? [])];
    const isAsked = actor === 'owner' || actor === 'guest';
    const others = !isAsked ? [] : plain.filter((name) => !granted.includes(name));
    const asked = kind === this.expected.rows[0] ? others : [];
    for (const name of asked) found.push(...(await this.updatingTo(actor, made, { [name]: row[name] }, false)));
    if (actor === 'service' && names.length === 0)
      found.push(...(await this.updatingTo(actor, made, { [plain[0]!]: row[plain[0]!] }, isAllowed)));
    return found;
  }

  private async updatingTo(actor: Actor, made: TrialRow, set: Values, isAllowed: boolean): Promise<string[]> {
    const { table } = this.expected;
    return this.driver.trial(table, made, async () => {
      const outcome = await this.driver.update(actor, table, made.key, set);
      const what = `updates ${Object.keys(set).join(', ')} of ${made.kind.name}`;
      const newKey = isAllowed ? pick(set, Object.keys(made.key)) : {};
      const after = await this.driver.look(table, { ...made.key, ...newKey });
      const hasChanged = JSON.stringify(after) !== JSON.stringify(made.row);
      const leak = !isAllowed && hasChanged ? [`${table}: ${actor} ${what}: the row has changed`] : [];
      return [...this.compare(actor, what, isAllowed, isDone(outcome), describeOutcome(outcome)), ...leak];
    });
  }

  private async deleting(actor: Actor, made: TrialRow): Promise<string[]> {
    const { table } = this.expected;
    const isAllowed = this.may(actor, 'delete', made.kind, made.kind.deletes ?? []);
    const blindly = isAllowed ? [] : await this.blindly(actor, made, 'deletes');
    const found = await this.driver.trial(table, made, async () => {
      const outcome = await this.driver.remove(actor, table, made.key);
      const after = await this.driver.look(table, made.key);
      const isUnchanged = JSON.stringify(after) === JSON.stringify(made.row);
      const leak =
        !isAllowed && !isUnchanged ? [`${table}: ${actor} deletes ${made.kind.name}: the row has changed`] : [];
      return [
        ...this.compare(actor, `deletes ${made.kind.name}`, isAllowed, isDone(outcome), describeOutcome(outcome)),
        ...leak,
      ];
    });
    return [...found, ...blindly];
  }

  /** A write whose filter matches no row must not affect this one either. */
  private async blindly(
    actor: Actor,
    made: TrialRow,
    what: 'updates' | 'deletes',
    set: Values = {},
  ): Promise<string[]> {
    if (!this.driver.triesWithoutFilter) return [];
    const { table } = this.expected;
    return this.driver.trial(table, made, async () => {
      if (what === 'updates') await this.driver.update(actor, table, {}, set);
      else await this.driver.remove(actor, table, {});
      const after = await this.driver.look(table, made.key);
      const isUnchanged = JSON.stringify(after) === JSON.stringify(made.row);
      return isUnchanged ? [] : [`${table}: ${actor} ${what} without a filter: ${made.kind.name} has changed`];
    });
  }

  private sample(): Values {
    const update = this.expected.columns?.update ?? {};
    return typeof update === 'function' ? update(this.world) : update;
  }

  private may(actor: Actor, right: Right, kind: RowCase | null, named: Actor[]): boolean {
    if (actor === 'service') return (kind?.service ?? this.expected.service ?? ALL).includes(right);
    return named.includes(actor);
  }

  private compare(actor: Actor, what: string, isAllowed: boolean, isDone: boolean, words: string): string[] {
    if (isAllowed === isDone) return [];
    return [`${this.expected.table}: ${actor} ${what}: ${isDone ? 'must be refused' : 'must be allowed'} (${words})`];
  }
}

const pick = (values: Values, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
