import { loadText, type Text } from '@quando/text';
import type { LineFault, SourceFault } from './record-source.ts';

/** Says in one line where a record is bad and why: `FILE: line L, round R, action A: CODE: SENTENCE`. */
export type FaultTeller = (file: string, line: number, fault: SourceFault) => string;

/** Loads what there is to say; it is in English, so that programs can rely on it. */
export async function loadFaultTeller(): Promise<FaultTeller> {
  const text = await loadText('en');
  return (file, line, fault) => `${file}: ${placeOf(line, fault)}: ${codeOf(fault)}: ${why(fault, text)}`;
}

function placeOf(line: number, fault: SourceFault): string {
  const place = [`line ${line}`];
  if ('round' in fault) place.push(`round ${fault.round}`);
  if ('action' in fault) place.push(`action ${fault.action}`);
  return place.join(', ');
}

const codeOf = (fault: SourceFault): string =>
  fault.code === 'illegal-action' ? `${fault.code} (${fault.refusal.code})` : fault.code;

const why = (fault: SourceFault, text: Text): string =>
  isLineFault(fault) ? LINE_FAULTS[fault.code] : text.fault(fault);

const LINE_FAULTS: Readonly<Record<LineFault['code'], string>> = {
  'line-too-long': 'This line is longer than any record.',
  'not-utf-8': 'These bytes are not text in UTF-8.',
};

const isLineFault = (fault: SourceFault): fault is LineFault => Object.hasOwn(LINE_FAULTS, fault.code);
