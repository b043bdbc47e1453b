import { languages, loadPageWords } from '@quando/text';
import { expect, test } from './online/online-test.ts';

for (const language of languages)
  test.describe(`for a reader of ${language}`, () => {
    test.use({ locale: language });

    test('the installed app is described in their language', async ({ page }) => {
      const { description } = await loadPageWords(language);
      await page.goto('/');
      const address = await page.locator('link[rel="manifest"]').getAttribute('href');
      expect(address).toMatch(new RegExp(`manifest-${language}`));
      const manifest: unknown = await (await page.request.get(address!)).json();
      expect(manifest).toMatchObject({ lang: language, description, name: 'Quando' });
    });
  });

test('a link to a table has a preview in every language, with a picture and without names', async ({
  makeTable,
  request,
  baseURL,
  page,
}) => {
  const path = await makeTable({ players: 2 });
  for (const language of languages) {
    const answer = await request.get(path, { headers: { 'accept-language': language } });
    await page.setContent(await answer.text());
    const preview = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    const { invitation } = await loadPageWords(language);
    expect(await preview('title')).toBe(invitation.title);
    expect(await preview('description')).toBe(invitation.description);
    expect(await preview('image')).toBe(`${baseURL}/invitation.png`);
    expect(await page.content()).not.toContain(path.slice('/t/'.length));
  }
  const picture = await request.get('/invitation.png');
  expect(picture.headers()['content-type']).toBe('image/png');
  // Some messengers show no larger ones.
  expect((await picture.body()).length).toBeLessThan(300_000);
});
