import { loadLeagueWords, type Translation } from '@quando/text';
import { expect, test } from 'vitest';

test.each<readonly [Translation, string, string]>([
  ['de', '1 von 3 Tischen ist fertig.', '2 von 3 Tischen sind fertig.'],
  ['en', '1 of 3 tables has finished.', '2 of 3 tables have finished.'],
  ['es', '1 de 3 mesas ha terminado.', '2 de 3 mesas han terminado.'],
  ['fr', '1 table sur 3 a terminé.', '2 tables sur 3 ont terminé.'],
  ['it', '1 tavolo su 3 ha finito.', '2 tavoli su 3 hanno finito.'],
  ['nl', '1 van 3 tafels is klaar.', '2 van 3 tafels zijn klaar.'],
])('in %s, one table has finished, and two have', async (language, one, two) => {
  const { evening } = await loadLeagueWords(language);
  expect([evening.progress(1, 3), evening.progress(2, 3)]).toEqual([one, two]);
});
