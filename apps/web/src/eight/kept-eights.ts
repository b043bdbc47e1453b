/** Where a device keeps the results of its eights. */
export const KEPT_EIGHTS = 'quando-eights';

/** Where it keeps the results of those that a server ranks, which have other cards. */
export const KEPT_RANKED = 'quando-ranked-eights';
