/** Loaded with the first answer: the start page asks the server for nothing. */
export {
  parseCodeOfTable,
  parseCreatedTable,
  parseErasedFrom,
  parseRetentionPeriods,
  parseTableStatuses,
} from '@quando/protocol';
