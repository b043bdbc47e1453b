import type { SeatingEntry } from './online-entry.ts';
import { FREE, replaced, type Place } from './place.ts';

type SeatEntry = Exclude<SeatingEntry, { type: 'contributed' | 'rematched' }>;

/** The places after somebody came, went or returned; undefined if that cannot be. */
export function seatedBy(entry: SeatEntry, places: readonly Place[]): readonly Place[] | undefined {
  const { seat } = entry;
  const place = places[seat];
  if (!place) return undefined;
  switch (entry.type) {
    case 'seated':
      return sat(entry, places);
    case 'vacated':
      return place.kind === 'taken' ? replaced(places, seat, FREE) : undefined;
    case 'left':
    case 'returned':
      return place.kind === 'taken' && place.sitter.kind === 'person'
        ? replaced(places, seat, { ...place, isAway: entry.type === 'left' })
        : undefined;
  }
}

/** Whoever sat elsewhere has moved. */
function sat(entry: SeatEntry & { type: 'seated' }, places: readonly Place[]): readonly Place[] {
  const { seat, sitter, key, seq: since } = entry;
  const left = places.map((place) =>
    place.kind === 'taken' && key !== undefined && place.key === key ? FREE : place,
  );
  const place: Place = { kind: 'taken', sitter, isAway: false, since, ...(key !== undefined && { key }) };
  return replaced(left, seat, place);
}
