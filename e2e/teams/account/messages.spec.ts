import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('Messages', () => {
  test('a message reaches the bell, is answered, reported and deleted; its writer is blocked and finds no field any more', async ({
    product,
    visit,
  }) => {
    const [nadia, lena] = await Promise.all([
      signUp(product, 'Nadia Voss', 'artist'),
      signUp(product, 'Lena Marsh', 'customer'),
    ]);
    const writer = await visit({ as: lena });
    await writer.open(`/profile/${nadia.id}`);
    await writer.page.getByRole('button', { name: 'Message' }).click();
    const letter = writer.page.getByRole('dialog', { name: 'Message to Nadia Voss' });
    await letter.getByLabel('Your message').fill('Will there be <b>a record</b>?');
    await letter.getByRole('button', { name: 'Send message' }).click();
    await expect(writer.toast('Your message to Nadia Voss is sent')).toBeVisible();

    const reader = await visit({ as: nadia });
    const { page } = reader;
    await reader.open('/profile');
    await page.getByRole('button', { name: 'Notifications: 1 unread notification' }).click();
    await page.getByRole('link', { name: 'Lena Marsh wrote: Will there be <b>a record</b>?' }).click();
    await expect(page).toHaveURL(`/messages/${lena.id}`);
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await page.getByLabel('Message to Lena Marsh').fill('In spring.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(messages).toHaveCount(2);

    const choose = async (menu: string, entry: string) => {
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await choose('More for this message', 'Report');
    const report = page.getByRole('dialog', { name: /Message from Lena Marsh/ });
    await report.getByRole('button', { name: /^Send/ }).click();
    await expect(report).toBeHidden();
    const [filed] = await product.ask((sql) => sql`select subject_kind from reports where reporter_id = ${nadia.id}`);
    expect(filed).toEqual({ subject_kind: 'message' });
    await choose('More for this message', 'Delete');
    await expect(messages).toHaveCount(1);
    await choose('More for Lena Marsh', 'Block');
    await expect(reader.toast('Lena Marsh is blocked')).toBeVisible();

    // Opened by URL: a page that stays open may have cached that writing was allowed.
    await writer.open('/messages');
    await writer.page.getByRole('link', { name: 'Message from Nadia Voss' }).click();
    await expect(writer.page.getByText('In spring.')).toBeVisible();
    await expect(writer.page.getByText('Nadia Voss does not take messages from you.')).toBeVisible();
  });
});

test.describe('Moderation', () => {
  test('a moderator hides what was reported, shows it again, and answers the report', async ({ product, visit }) => {
    const name = `Borrowed ${Date.now()}`;
    const [artist, lena, moderator] = await Promise.all([
      signUp(product, name, 'artist'),
      signUp(product, 'Lena Marsh', 'customer'),
      signUp(product, 'Mo Derator', 'customer'),
    ]);
    await lena.rest.rpc('report_content', { subject_kind: 'profile', subject_id: artist.id, reason: 'impersonation' });
    await product.ask(async (sql) => {
      // The first page shows the oldest reports, and other tests add more.
      await sql`update reports set created_at = '2020-01-01' where reporter_id = ${lena.id}`;
      await sql`insert into user_roles (user_id, role) values (${moderator.id}, 'moderator')`;
    });
    const shop = await visit({ as: moderator });
    await shop.open('/profile');
    await shop.page.getByRole('button', { name: /^Notifications/ }).click();
    await shop.page.getByRole('link', { name: 'Moderation' }).click();
    await shop.page.getByRole('button', { name: `Look at ${name}` }).click();
    const dialog = shop.page.getByRole('dialog', { name });
    await dialog.getByLabel('Note to the owner').fill('Ask the band first.');
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    await expect(dialog.getByText(/^Hidden since/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Show it again' }).click();
    await expect(dialog.getByRole('button', { name: 'Hide it' })).toBeVisible();
    await dialog.getByRole('radio', { name: 'Kept' }).check();
    await dialog.getByLabel('Answer to whoever reported it').fill('It is theirs.');
    await dialog.getByRole('button', { name: 'Close the report' }).click();
    await expect(shop.toast('The report is closed')).toBeVisible();
    const acts = await product.ask(
      (sql) => sql`select act from moderation_log where subject_id = ${artist.id} order by id`,
    );
    expect(acts.map(({ act }) => act as string)).toEqual(['hide', 'restore', 'answer']);
  });
});
