import { bringOut } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';

let nadia: Person;
let lena: Person;
test.beforeEach(async ({ product }) => {
  [nadia, lena] = [await signUp(product, 'Nadia Voss', 'artist'), await signUp(product, 'Lena Marsh', 'customer')];
});

const tell = (product: Product, from: Person, to: Person, body: string) =>
  product.ask((sql) => sql`select send_message(${from.id}::uuid, ${to.id}::uuid, ${body})`);

test('a letter goes from a profile to the bell, into the inbox, and is answered', async ({ visit }) => {
  const shop = await visit({ as: lena });
  await shop.open(`/profile/${nadia.id}`);
  await shop.page.getByRole('button', { name: 'Message' }).click();
  const dialog = shop.page.getByRole('dialog', { name: 'Message to Nadia Voss' });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Write something first')).toBeVisible();
  await dialog.getByLabel('Your message').fill('Will there be <b>a record</b>?');
  expect(await axeProblems(shop.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(shop.toast('Your message to Nadia Voss is sent')).toBeVisible();

  const reader = await visit({ as: nadia });
  await reader.open('/');
  await reader.page.getByRole('button', { name: 'Notifications: 1 unread notification' }).click();
  expect(await axeProblems(reader.page)).toEqual([]);
  // As text: what somebody wrote is never markup.
  await reader.page.getByRole('link', { name: 'Lena Marsh wrote: Will there be <b>a record</b>?' }).click();
  await expect(reader.page).toHaveURL(`/messages/${lena.id}`);
  await expect(reader.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(reader.page.getByText('Will there be <b>a record</b>?')).toBeVisible();
  expect(await axeProblems(reader.page)).toEqual([]);
  await reader.page.getByLabel('Message to Lena Marsh').fill('In spring.');
  await reader.page.getByRole('button', { name: 'Send message' }).click();
  await expect(reader.page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2);

  await shop.open('/messages');
  await expect(shop.page.getByRole('link', { name: 'Message from Nadia Voss' })).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.page.getByRole('tab', { name: 'Sent' }).click();
  await shop.page.getByRole('link', { name: 'Message to Nadia Voss' }).click();
  await expect(shop.page.getByText('In spring.')).toBeVisible();
});

test('a letter that is refused stays in the field; one that was got can be deleted and reported', async ({
  product,
  visit,
}) => {
  await tell(product, nadia, lena, 'Come to the show.');
  const shop = await visit({ as: lena });
  await shop.open(`/messages/${nadia.id}`);
  await refuseWrites(product, 'messages', async () => {
    await shop.page.getByLabel('Message to Nadia Voss').fill('I will be there.');
    await shop.page.getByRole('button', { name: 'Send message' }).click();
    await expect(shop.page.getByText('The message was not sent. Please try again.')).toBeVisible();
    await expect(shop.page.getByLabel('Message to Nadia Voss')).toHaveValue('I will be there.');
    await shop.page.getByRole('button', { name: 'More for this message' }).click();
    await shop.page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(shop.toast('Failed to delete the message')).toBeVisible();
    await expect(shop.page.getByText('Come to the show.')).toBeVisible();
  });
  await shop.page.getByRole('button', { name: 'More for this message' }).click();
  await shop.page.getByRole('menuitem', { name: 'Report' }).click();
  const report = shop.page.getByRole('dialog', { name: /Message from Nadia Voss/ });
  await report.getByRole('button', { name: /^Send/ }).click();
  await expect(report).toBeHidden();
  const [kept] = await product.ask((sql) => sql`select subject_kind from reports where reporter_id = ${lena.id}`);
  expect(kept).toEqual({ subject_kind: 'message' });
  await shop.page.getByRole('button', { name: 'More for this message' }).click();
  await shop.page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(shop.page.getByText('Nothing written yet.')).toBeVisible();
});

test('news that cannot be marked as read stay unread, and it is said', async ({ product, visit }) => {
  await tell(product, nadia, lena, 'Hello');
  const shop = await visit({ as: lena });
  await shop.open('/');
  await shop.page.getByRole('button', { name: 'Notifications: 1 unread notification' }).click();
  await refuseWrites(product, 'notifications', async () => {
    await shop.page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(shop.toast('That could not be marked as read')).toBeVisible();
  });
  await expect(shop.page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
});

test('who is blocked finds no field to write in', async ({ product, visit }) => {
  await tell(product, nadia, lena, 'Hello');
  await nadia.rest.from('blocks').insert({ blocker_id: nadia.id, blocked_id: lena.id });
  const shop = await visit({ as: lena });
  await shop.open(`/messages/${nadia.id}`);
  await expect(shop.page.getByText('Nadia Voss does not take messages from you.')).toBeVisible();
});

test('more than a few letters in an hour are too many, and it is said', async ({ product, visit }) => {
  for (const body of ['One', 'Two', 'Three']) await tell(product, lena, nadia, body);
  const shop = await visit({ as: lena });
  await shop.open(`/messages/${nadia.id}`);
  await shop.page.getByLabel('Message to Nadia Voss').fill('Four');
  await shop.page.getByRole('button', { name: 'Send message' }).click();
  await expect(shop.page.getByText('You have sent many messages. Please wait a while.')).toBeVisible();
});

test('messages that do not come are asked for again', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await product.ask((sql) => sql.unsafe('revoke execute on function public.list_messages from authenticated'));
  try {
    await shop.open('/messages');
    await expect(shop.page.getByText('Failed to load messages')).toBeVisible();
  } finally {
    await product.ask((sql) => sql.unsafe('grant execute on function public.list_messages to authenticated'));
  }
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await expect(shop.page.getByText('No messages yet')).toBeVisible();
});

test.describe('moderation', () => {
  test('is closed to others', async ({ visit }) => {
    const shop = await visit({ as: lena });
    await shop.open('/moderation');
    await expect(shop.page.getByText('This page is for moderators')).toBeVisible();
    const guest = await visit();
    await guest.open('/moderation');
    await expect(guest.page).toHaveURL('/login?returnTo=%2Fmoderation');
  });

  test('a report is looked at, hidden, restored and answered; everybody is told and each act is logged', async ({
    product,
    visit,
  }) => {
    const title = `Borrowed ${Date.now()}`;
    const album = await bringOut(product, nadia, { title, price: 500, songs: ['mp3'] });
    await lena.rest.rpc('report_content', { subject_kind: 'album', subject_id: album.id, reason: 'copyright' });
    const moderator = await signUp(product, 'Mo Derator', 'customer');
    await product.ask((sql) => sql`insert into user_roles (user_id, role) values (${moderator.id}, 'moderator')`);
    const shop = await visit({ as: moderator });
    await shop.open('/');
    await shop.page.getByRole('button', { name: /^Notifications/ }).click();
    await shop.page.getByRole('link', { name: 'Moderation' }).click();
    await shop.page.getByRole('button', { name: `Look at ${title}` }).click();
    const dialog = shop.page.getByRole('dialog', { name: title });
    expect(await axeProblems(shop.page)).toEqual([]);
    await dialog.getByLabel('Note to the owner').fill('Ask the band first.');
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    await expect(dialog.getByText(/^Hidden since/)).toBeVisible();
    const guest = await visit();
    await guest.album.open(album.id);
    await expect(guest.page.getByText('Album Not Found').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Show it again' }).click();
    await expect(dialog.getByRole('button', { name: 'Hide it' })).toBeVisible();
    await dialog.getByRole('radio', { name: 'Kept' }).check();
    await dialog.getByLabel('Answer to whoever reported it').fill('It is theirs.');
    await dialog.getByRole('button', { name: 'Close the report' }).click();
    await expect(shop.toast('The report is closed')).toBeVisible();
    const acts = await product.ask(
      (sql) => sql`select act from moderation_log where subject_id = ${album.id} order by id`,
    );
    expect(acts.map(({ act }) => act as string)).toEqual(['hide', 'restore', 'answer']);

    const reporter = await visit({ as: lena });
    await reporter.open('/');
    await reporter.page.getByRole('button', { name: /unread notification/ }).click();
    await expect(reporter.page.getByText(`Our moderators answered your report about ${title}`)).toBeVisible();
    await reporter.page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(
      reporter.page.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true }),
    ).toHaveCount(1);
  });
});
