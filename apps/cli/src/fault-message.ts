import { loadText, type Text } from '@quando/text';
import type { DealFault } from '@quando/table';
import type { LineFault, SourceFault } from './record-source.ts';

/** Says in one line where a record is bad and why: `FILE: line L, round R, action A: CODE: SENTENCE`. */
export type FaultFormatter = (file: string, line: number, fault: Fault) => string;

type Fault = SourceFault | DealFault;

/** Loads what there is to say; it is in English, so that programs can rely on it. */
export async function loadFaultFormatter(): Promise<FaultFormatter> {
  const text = await loadText('en');
  return (file, line, fault) => `${file}: ${placeOf(line, fault)}: ${codeOf(fault)}: ${why(fault, text)}`;
}

function placeOf(line: number, fault: Fault): string {
  const place = [`line ${line}`];
  if ('round' in fault) place.push(`round ${fault.round}`);
  if ('action' in fault) place.push(`action ${fault.action}`);
  return place.join(', ');
}

const codeOf = (fault: Fault): string =>
  fault.code === 'illegal-action' ? `${fault.code} (${fault.refusal.code})` : fault.code;

function why(fault: Fault, text: Text): string {
  if (isOneOf(LINE_FAULTS, fault)) return LINE_FAULTS[fault.code];
  return isOneOf(DEAL_FAULTS, fault) ? DEAL_FAULTS[fault.code] : text.fault(fault);
}

const LINE_FAULTS: Readonly<Record<LineFault['code'], string>> = {
  'line-too-long': 'This line is longer than any record.',
  'not-utf-8': 'These bytes are not text in UTF-8.',
};

const DEAL_FAULTS: Readonly<Record<DealFault['code'], string>> = {
  'no-secret': 'Nothing tells what this deal followed from.',
  'broken-promise': 'The secret of this deal is not the one that was promised.',
  'unfair-deck': 'The deck does not follow from the secret and the contributions.',
  'unfair-dealer': 'The first dealer does not follow from the secret and the contributions.',
};

const isOneOf = <Code extends string>(
  sentences: Readonly<Record<Code, string>>,
  fault: { readonly code: string },
): fault is { readonly code: Code } => Object.hasOwn(sentences, fault.code);
