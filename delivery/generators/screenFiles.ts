import { camel, kebab } from './names.ts';

export interface ScreenFacts {
  /** Folder name of the remote. */
  app: string;
  remote: string;
  name: string;
  path: string;
  title: string;
}

/** Source of the component of a new screen and of its test. */
export function screenFiles(facts: ScreenFacts): Record<string, string> {
  const file = `${facts.app}/src/screens/${kebab(facts.name)}/${facts.name}Screen`;
  return { [`${file}.tsx`]: component(facts), [`${file}.test.tsx`]: test(facts) };
}

/** The entry in `offline.test.tsx` for a screen that requests no data yet. */
export const offlineVisit = ({ path, title }: Pick<ScreenFacts, 'path' | 'title'>) =>
  `{ at: '${sampleAddress(path)}', shows: ${JSON.stringify(title)} }`;

const sampleAddress = (path: string) => path.replaceAll(':', 'a-');

const component = ({ remote, name, path }: ScreenFacts) => `import { useTranslation } from '@fairtone/i18n';
import { EmptyState, Heading, Page, Stack, useDocumentTitle } from '@fairtone/ui';

/** \`${path}\` */
export function Component() {
  const { t } = useTranslation('${remote}');
  const title = t('${camel(name)}.title');
  useDocumentTitle(title);
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        <EmptyState title={t('${camel(name)}.empty.title')} text={t('${camel(name)}.empty.text')} headingLevel={2} />
      </Stack>
    </Page>
  );
}
`;

const test = ({ name, path, title }: ScreenFacts) => `import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './${name}Screen';

const open = () => renderWithStore(<Component />, { remote, at: '${sampleAddress(path)}', path: '${path}' });

it('names the page in its heading and in the tab', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(${JSON.stringify(title)});
  expect(document.title).toBe(${JSON.stringify(`${title} · Fairtone`)});
});

it('says that nothing is there yet', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

it('has nothing that axe objects to', async () => {
  const { container } = await open();
  expect(await axe(container)).toHaveNoViolations();
});
`;
