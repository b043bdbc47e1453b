import * as v from 'valibot';

/** A list of at most this many items; a longer one is refused before any item is parsed. */
export const listUpTo = <Item extends v.GenericSchema>(
  item: Item,
  most: number,
): v.SchemaWithPipe<
  readonly [v.CustomSchema<readonly unknown[], undefined>, v.ArraySchema<Item, undefined>]
> =>
  v.pipe(
    v.custom<readonly unknown[]>((value) => Array.isArray(value) && value.length <= most),
    v.array(item),
  );
