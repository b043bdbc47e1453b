/** A new unique id. (`crypto.randomUUID` is missing on pages served over plain HTTP.) */
export function freshId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(36).padStart(7, '0')).join('');
}
