import { sql } from '../support/backend.ts';
import { functions } from './expectations/index.ts';
import { listFunctions } from './matrix/catalog.ts';

test('every function of the data API is granted exactly as expected', async () => {
  expect(await listFunctions(sql())).toEqual(functions);
});
