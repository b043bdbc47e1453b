import { personKey, type Sheet, type SheetPlayer } from './sheet.ts';

/** People who play together, derived from their sheets. */
export type Group = {
  readonly name: string;
  /** Most recently changed first. */
  readonly sheets: readonly Sheet[];
};

/** The group that played last is first. */
export function groupsOf(sheets: readonly Sheet[]): Group[] {
  const groups = new Map<string, Sheet[]>();
  for (const sheet of sheets.toSorted((a, b) => b.changedAt - a.changedAt)) {
    const key = personKey(sheet.group);
    groups.set(key, [...(groups.get(key) ?? []), sheet]);
  }
  return [...groups.values()].map((members) => ({ name: members[0]!.group, sheets: members }));
}

/** Everybody who has ever played, starting with the latest sheets. */
export function rememberedPlayers(sheets: readonly Sheet[]): SheetPlayer[] {
  const met = new Map<string, SheetPlayer>();
  for (const { players } of sheets.toSorted((a, b) => b.changedAt - a.changedAt))
    for (const player of players)
      if (!met.has(personKey(player.name))) met.set(personKey(player.name), player);
  return [...met.values()];
}
