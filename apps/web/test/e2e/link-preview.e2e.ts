import { languages, loadPageWords } from '@quando/text';
import { expect, test } from './online/online-test.ts';

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
