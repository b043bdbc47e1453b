import { schemas, TEMPOS } from '@quando/protocol';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@quando/rules';
import * as v from 'valibot';
import { listUpTo } from '../list-up-to.ts';

const { count, name: id } = schemas;

export const FEWEST_TABLES = 2;
export const MOST_TABLES = 12;
const MOST_ROUNDS = 24;

/** Shorter than other ids, so that the name of the deals has room for it. */
const eveningId = v.pipe(id, v.maxLength(32));

/** What an evening is opened with; its id is chosen by who opens it. */
export const eveningTerms = {
  evening: eveningId,
  players: v.pipe(v.number(), v.integer(), v.minValue(FEWEST_PLAYERS), v.maxValue(MOST_PLAYERS)),
  rounds: v.pipe(count, v.minValue(1), v.maxValue(MOST_ROUNDS)),
  tempo: v.picklist(TEMPOS),
};

/** The members drawn for a table; other seats are for guests and bots. */
const company = listUpTo(id, MOST_PLAYERS);

/** By table, the members drawn for it. */
export const drawnTables = v.pipe(listUpTo(company, MOST_TABLES), v.minLength(FEWEST_TABLES));

export const eveningTables = v.pipe(
  v.array(v.object({ table: id, members: company })),
  v.minLength(FEWEST_TABLES),
  v.maxLength(MOST_TABLES),
);

/** What nobody knows of a table while the evening is under way. */
const tablePlan = v.object({
  /** The seat that dealt first. */
  dealer: v.pipe(count, v.maxValue(MOST_PLAYERS - 1)),
  /** By round, the number of the deal, from 0. */
  deals: v.pipe(v.array(count), v.maxLength(MOST_ROUNDS)),
});

/** By table. */
export const tablePlans = v.pipe(v.array(tablePlan), v.maxLength(MOST_TABLES));
