/** "a Mila", "ad Anna": no two equal vowels in a row. */
export const to = (name: string): string => (/^[aàáâä]/i.test(name) ? `ad ${name}` : `a ${name}`);
