/** @jest-environment node */
import type { Category } from './categories.ts';
import type { Fault } from './faults.ts';
import { faultLines, mediansOf, missedGoals, tableOf } from './report.ts';
import type { Visit } from './visit.ts';

const perfect: Visit['scores'] = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const visited = (scores: Partial<Visit['scores']> = {}, faults: Partial<Record<Category, Fault[]>> = {}): Visit => ({
  scores: { ...perfect, ...scores },
  fcp: 1000,
  lcp: 2000,
  tbt: 30,
  cls: 0.0123,
  faults: { performance: [], accessibility: [], 'best-practices': [], seo: [], ...faults },
  speed: 1500,
});
const contrast: Fault = {
  id: 'color-contrast',
  title: 'Too little contrast',
  items: ['main > p', 'main > a'],
  itemCount: 7,
};

it('takes the middle of the visits, so that one slow one decides nothing', () => {
  const visits = [40, 93, 95].map((performance) => visited({ performance }));
  expect(mediansOf(visits).scores.performance).toBe(93);
  expect(missedGoals({ home: visits })).toEqual([]);
});

it('wants 90 of the speed and 100 of everything else', () => {
  const visits = { home: [visited({ performance: 89, seo: 99 })], album: [visited({ performance: 90 })] };
  expect(missedGoals(visits)).toEqual(['home: performance 89, the goal is 90', 'home: SEO 99, the goal is 100']);
});

it('prints a row for each page', () => {
  const [head, home] = tableOf({ home: [visited({ performance: 93 })] }).map((line) => line.trim().split(/\s{2,}/));
  expect(head).toEqual(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS']);
  expect(home).toEqual(['home', '93', '100', '100', '100', '1000 ms', '2000 ms', '30 ms', '0.012']);
});

it('names what keeps a category from 100, and in how many visits', () => {
  const bad = visited({ accessibility: 96 }, { accessibility: [contrast] });
  expect(faultLines({ home: [bad, bad, visited()] })).toEqual([
    '',
    'home: accessibility',
    '  color-contrast (2 of 3 visits) Too little contrast',
    '      main > p',
    '      main > a',
    '      … and 5 more',
  ]);
});

it('says nothing of a category that most visits find perfect', () => {
  const bad = visited({ accessibility: 96 }, { accessibility: [contrast] });
  expect(faultLines({ home: [bad, visited(), visited()] })).toEqual([]);
});
