import { updateAt } from './device/socket-messages.ts';
import { playOnline, sitDown } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

test.setTimeout(180_000);

test('whoever still looks at the reveal is told of the next round, and gets there without a tap', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 2, target: 100, tempo: 'quick' });
  const ana = await device({ language: 'en', name: 'Ana' });
  const ben = await device({ language: 'de', name: 'Ben' });
  const pages = await sitDown(path, ana, ben);
  const { seq } = await playOnline(pages, { until: ({ view }) => view.phase === 'scored' });
  const { reveal, end, menu } = wordsIn('de').app;
  const title = ben.page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(reveal.title(1));

  await ana.page.getByRole('button', { name: wordsIn('en').app.reveal.deal(2) }).click();
  const { view } = await updateAt(ben.page, seq + 1);

  await test.step('the next round is announced with its clock, over the hands of the last one', async () => {
    const asked = view.asked === 1 ? ('you' as const) : { name: 'Ana' };
    await expect(ben.page.getByRole('status').getByText(reveal.dealt(asked, 2))).toBeVisible();
    await expect(ben.page.getByRole('timer')).toBeVisible();
    await expect(title).toHaveText(reveal.title(1));
  });

  await test.step('after a moment the table comes by itself', async () => {
    await expect(ben.page.locator('.hand [data-card]')).toHaveCount(8);
  });

  await test.step('the last hands can be opened again, and do not go by themselves', async () => {
    await ben.page.getByRole('button', { name: menu, exact: true }).click();
    await ben.page.getByRole('button', { name: end.lastRound }).click();
    await expect(title).toHaveText(reveal.title(1));
    await ben.page.waitForTimeout(7_000);
    await ben.page.getByRole('button', { name: reveal.toGame }).click();
    await expect(ben.page.locator('.hand [data-card]')).toHaveCount(8);
  });
});
