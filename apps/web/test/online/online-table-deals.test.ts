import { keyHashOf, personOf } from '@quando/table/device';
import { describe, expect, test } from 'vitest';
import { dealWith, statusWith } from './statuses.ts';
import { arrived, playing, Scene } from './online-table-scene.ts';

const promising = (number: number, commitment: string) =>
  statusWith({ deal: dealWith(number, { commitment: commitment.repeat(32) }) });

test('the first commitment to each deal is kept', () => {
  const scene = arrived('none', promising(0, 'c0'), promising(1, 'c1'), promising(1, 'c2'));
  expect(scene.saved.commitments).toEqual({ 0: 'c0'.repeat(32), 1: 'c1'.repeat(32) });
});

/** The status in which the list of promises is closed, with this device's alone. */
const closedFor = ({ saved, sent }: Scene) => {
  const promise = sent.find(({ type }) => type === 'promise');
  if (promise?.type !== 'promise') throw new Error('nothing was promised');
  const own = { seat: 1, person: personOf(keyHashOf(saved.key)), promise: promise.value, isOpen: false };
  return { ...playing, deal: dealWith(0, { promised: [1], closed: [own] }) };
};

describe('a deal to come', () => {
  test('gets a promise from everybody with a seat, once, and the part is stored before', () => {
    const scene = arrived(1, playing, { ...playing, seq: 1 });
    expect(scene.sent).toEqual([
      { type: 'promise', id: 'id-1', deal: 0, attempt: 0, value: expect.stringMatching(/^[\da-f]{64}$/) },
    ]);
    expect(JSON.stringify(scene.sent)).not.toContain('ab'.repeat(32));
    expect(scene.saved.parts).toEqual({ 0: { 0: { value: 'ab'.repeat(32) } } });
    scene.hear({ ...playing, deal: dealWith(1) });
    expect(scene.sent.at(-1)).toMatchObject({ type: 'promise', deal: 1 });
    scene.hear({ ...playing, stage: 'over', deal: dealWith(2) });
    expect(scene.sent).toHaveLength(2);
  });

  test('gets the part once the promises are closed, also after the page was loaded again', () => {
    const scene = arrived(1, playing);
    scene.hear({ type: 'accepted', id: 'id-1', seq: 1 });
    const again = new Scene({ ...scene.saved });
    again.arrive(1, closedFor(scene));
    expect(again.sent).toEqual([{ type: 'open', id: 'id-1', deal: 0, attempt: 0, value: 'ab'.repeat(32) }]);
    expect(again.saved.parts[0]![0]).not.toHaveProperty('isOpen');
    again.hear({ type: 'accepted', id: 'id-1', seq: 2 });
    expect(again.saved.parts[0]![0]).toMatchObject({ isOpen: true });
  });

  test.each([
    ['nobody who watches', arrived('none', playing)],
    [
      'a seat whose other device was faster',
      arrived(1, { ...playing, deal: { ...playing.deal, promised: [1] } }),
    ],
  ])('gets none from %s', (_, scene) => {
    expect(scene.said).toEqual([]);
  });

  test('that refuses a promise is not spoken of, and asked again only if nothing was kept', () => {
    const scene = arrived(1, playing);
    scene.hear({ type: 'refused', id: 'id-1', refusal: { code: 'wrong-deal' } });
    expect(scene.table).toMatchObject({ pending: [], refusal: undefined });
    scene.hear(playing);
    expect(scene.said).toEqual(['promise']);

    const other = arrived(1, playing);
    other.hear({ type: 'refused', id: 'id-1', refusal: { code: 'not-stored' } });
    other.hear(playing);
    expect(other.said).toEqual(['promise', 'promise']);
  });
});
