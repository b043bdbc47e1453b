/** Joins two sentences about the same person into one, with a word for "and"; an empty subject is part of the verb. */
export function sameSubject(first: string, second: string, subject: string, and: string): string {
  const rest =
    subject === '' ? second.charAt(0).toLowerCase() + second.slice(1) : second.slice(subject.length + 1);
  return `${first.replace(/\.$/, '')} ${and} ${rest}`;
}
