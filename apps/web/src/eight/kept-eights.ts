/** Where a device keeps the results of its eights. */
export const KEPT_EIGHTS = 'quando-eights';
