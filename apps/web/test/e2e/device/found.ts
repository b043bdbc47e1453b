/** What a page was waiting for, once it is there. */
export async function found<Value extends object>(
  handle: Promise<{ jsonValue(): Promise<Value | false> }>,
): Promise<Value> {
  const value = await (await handle).jsonValue();
  if (value === false) throw new Error('a page waited for nothing');
  return value;
}
