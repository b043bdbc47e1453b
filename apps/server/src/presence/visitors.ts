import { VISITOR, type Presence } from './presence.ts';

/** Where somebody is noted, and how many connections to this process they have. */
type Visit = { readonly place: number; readonly connections: number };

/** Somebody with a key is one person in however many tabs; without a key, every connection is somebody. */
type Person = string | symbol;

/** Gives everybody who has opened a table and not sat down a place of their own beside its seats. */
export class Visitors {
  readonly #presence: Presence;
  readonly #visits: Map<string, Map<Person, Visit>> = new Map();

  constructor(presence: Presence) {
    this.#presence = presence;
  }

  /** Adds a connection of the person with this key hash; returns a function to call when it ends. */
  enter(table: string, key: string | undefined): () => void {
    const person = key ?? Symbol('nameless');
    const visits = this.#visits.get(table) ?? new Map<Person, Visit>();
    const { place, connections } = visits.get(person) ?? { place: freePlace(visits), connections: 0 };
    this.#visits.set(table, visits.set(person, { place, connections: connections + 1 }));
    const leave = this.#presence.enter(table, place);
    return () => {
      this.#count(table, person);
      leave();
    };
  }

  #count(table: string, person: Person): void {
    const visits = this.#visits.get(table)!;
    const { place, connections } = visits.get(person)!;
    if (connections > 1) return void visits.set(person, { place, connections: connections - 1 });
    visits.delete(person);
    if (visits.size === 0) this.#visits.delete(table);
  }
}

/** The first one, so that there are never more of them than there were visitors at a time. */
function freePlace(visits: ReadonlyMap<Person, Visit>): number {
  const taken = new Set([...visits.values()].map(({ place }) => place));
  let place = VISITOR;
  while (taken.has(place)) place -= 1;
  return place;
}
