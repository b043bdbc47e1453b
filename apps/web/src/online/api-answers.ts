/** Loaded with the first answer: the start page asks the server for nothing. */
export {
  parseCodeOfTable,
  parseCreatedTable,
  parseErasedFrom,
  parsePushKey,
  parsePushStatus,
  parseRetentionPeriods,
  parseTableStatuses,
} from '@quando/protocol';
