import { camel, pascal } from './names.ts';
import { singular, TYPES, type TableFacts } from './tableFiles.ts';

/** The test of the endpoints: a small list that is read, added to and removed from. */
export function endpointsTest({ remote, table, columns }: TableFacts): string {
  const [many, one] = [pascal(table), singular(pascal(table))];
  const hooks = {
    list: `use${pascal(remote)}List${many}Query`,
    add: `use${pascal(remote)}Add${one}Mutation`,
    remove: `use${pascal(remote)}Remove${one}Mutation`,
  };
  const values = columns.map(({ name, type }) => `${name}: ${TYPES[type].samples[0]}`).join(', ');
  return `import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { ${hooks.list}, ${hooks.add}, ${hooks.remove}, type ${one}, type ${one}Write } from './${camel(table)}Api';

const ROWS = '/rest/v1/${table}';
const written: ${one}Write = { ${values} };
const row: ${one} = { id: 'd2000000-0000-4000-8000-000000000001', ...written, created_at: '2026-01-01T00:00:00Z' };

function List() {
  const { data = [] } = ${hooks.list}();
  const [add] = ${hooks.add}();
  const [remove] = ${hooks.remove}();
  return (
    <>
      <ul>
        {data.map(({ id }) => (
          <li key={id}>
            <button onClick={() => void remove(id)}>Remove</button>
          </li>
        ))}
      </ul>
      <button onClick={() => void add(written)}>Add</button>
    </>
  );
}

let backend: ReturnType<typeof stubBackend>;
let rows: ${one}[];
beforeEach(() => {
  rows = [];
  backend = stubBackend({
    [\`GET \${ROWS}\`]: () => rows,
    [\`POST \${ROWS}\`]: () => {
      rows = [row];
      return new Response(null, { status: 201 });
    },
    [\`DELETE \${ROWS}\`]: () => {
      rows = [];
      return { id: row.id };
    },
  });
});
afterEach(() => backend.restore());

it('shows a row that was added, and no longer one that was removed', async () => {
  const { user } = await renderWithStore(<List />, { remote });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument());
  expect(backend.requests(\`POST \${ROWS}\`)[0]!.body).toEqual(written);
  expect(backend.requests(\`DELETE \${ROWS}\`)[0]!.url.searchParams.get('id')).toBe(\`eq.\${row.id}\`);
});
`;
}
