/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../../testing/projectRoot.ts';
import { withSettingsTable } from './table.ts';

it('the README shows the settings as they are read; npm run docs:settings prints them', () => {
  const page = readFileSync(join(projectRoot(), 'README.md'), 'utf8');
  expect(page).toBe(withSettingsTable(page));
});
