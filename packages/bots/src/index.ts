export { canonical } from './policies/canonical.ts';
export type { Policy } from './policy.ts';
