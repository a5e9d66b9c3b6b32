import { refusal, renderWithStore, stubBackend } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { articlesRemote as remote } from '../testing/articlesRemote.ts';
import { TakedownForm } from './TakedownForm.tsx';
import { subjectOf } from './takedownSchema.ts';

const SEND = 'POST /functions/v1/report-copyright';
const id = 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a001';
const link = `http://localhost/album/${id}`;

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({ [SEND]: { reportId: id } });
});
afterEach(() => backend.restore());

async function fill() {
  const view = await renderWithStore(<TakedownForm />, {
    remote,
    at: `/copyright?link=${encodeURIComponent(link)}`,
    path: '/copyright',
  });
  const { user } = view;
  await user.type(screen.getByLabelText('Your full name'), 'Rights Holder');
  await user.type(screen.getByLabelText('Email'), 'legal@label.test');
  await user.type(screen.getByLabelText('Which work is it, and how is it used here?'), 'Our recording of 1999.');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  return { ...view, send: () => user.click(screen.getByRole('button', { name: 'Send notice' })) };
}

it('sends the notice with both declarations and the language of the answer, and says what comes next', async () => {
  const { send, container } = await fill();
  expect(await axe(container)).toHaveNoViolations();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('The answer goes to legal@label.test.');
  expect(backend.requests(SEND)[0]?.body).toEqual({
    subjectKind: 'album',
    subjectId: id,
    name: 'Rights Holder',
    email: 'legal@label.test',
    details: 'Our recording of 1999.',
    isGoodFaith: true,
    isAccurate: true,
    language: 'en',
  });
});

it('says what is missing beside each field, and sends nothing', async () => {
  const { user } = await renderWithStore(<TakedownForm />, { remote, at: '/copyright', path: '/copyright' });
  await user.click(screen.getByRole('button', { name: 'Send notice' }));
  expect(await screen.findByText('Paste the link of an album or an artist on Fairtone')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
  expect(screen.getAllByText('Without this declaration we cannot act.')).toHaveLength(2);
  expect(backend.requests(SEND)).toHaveLength(0);
});

it.each([
  [refusal(404, 'subject_not_found'), 'This album or artist is no longer on Fairtone. Please check the link.'],
  [refusal(429, 'too_many_notices'), 'You have sent several notices already.'],
  [refusal(500, 'internal'), 'The notice was not sent. Please try again; what you wrote is still here.'],
])('keeps the entered text when the notice is refused: %#', async (answer, text) => {
  backend.use({ [SEND]: answer });
  const { send } = await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Your full name')).toHaveValue('Rights Holder');
});

it.each([
  [link, 'album'],
  [`/embed/album/${id}`, 'album'],
  [`http://localhost/artist/${id.toUpperCase()}?lang=de`, 'profile'],
  [`http://localhost/profile/${id}`, 'profile'],
])('reads the album or profile from %s', (text, subjectKind) => {
  expect(subjectOf(text)).toEqual({ subjectKind, subjectId: id });
});

it.each([
  '',
  'nonsense',
  `https://elsewhere.test/album/${id}`,
  'http://localhost/album/101',
  `javascript:/album/${id}`,
])('reads no album or profile from %s', (text) => expect(subjectOf(text)).toBeNull());
