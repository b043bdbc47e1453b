/** A name that nobody has used. (Pages on a plain home network have no `crypto.randomUUID`.) */
export function freshId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(36).padStart(7, '0')).join('');
}
