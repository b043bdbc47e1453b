export const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;
