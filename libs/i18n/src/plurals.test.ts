/** @jest-environment node */
import { createI18n } from './index';

it('Polish plurals are 1 utwór, 2 utwory, 5 utworów, 22 utwory', async () => {
  const { t } = await createI18n({ language: 'pl' });
  expect([1, 2, 5, 22].map((count) => t('count.tracks', { count }))).toEqual([
    '1 utwór',
    '2 utwory',
    '5 utworów',
    '22 utwory',
  ]);
});
