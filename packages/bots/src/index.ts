export { canonical } from './policies/canonical.ts';
export { wild } from './policies/wild.ts';
export type { Policy } from './policy.ts';
