import type { LinkFault } from '@quando/rules';
import { loadText, type Text } from '@quando/text';
import type { DealFault } from '@quando/table';
import type { LineFault, SourceFault } from './record-source.ts';

/** Formats where a record is bad and why: `FILE: line L, round R, action A: CODE: SENTENCE`. */
export type FaultFormatter = (file: string, line: number, fault: Fault) => string;

type Fault = SourceFault | DealFault | LinkFault;

/** Messages are always in English, so that programs can rely on them. */
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
  'line-too-long': 'This line is too long for a record.',
  'not-utf-8': 'This line is not valid UTF-8.',
};

const DEAL_FAULTS: Readonly<Record<DealFault['code'], string>> = {
  'no-secret': 'The record does not contain the secret of this deal.',
  'broken-promise': 'The secret or a part of this deal is not the promised one.',
  'impossible-part': 'A part of this deal belongs to nobody, appears twice or was not opened.',
  'unfair-deck': 'The deck does not follow from the secret and the parts.',
  'unfair-dealer': 'The first dealer does not follow from the secret and the parts.',
  'other-commitment': 'The secret of this deal is not the one that the server committed to.',
  'other-parts': 'The parts of this deal are not those that the server showed before it.',
};

const isOneOf = <Code extends string>(
  sentences: Readonly<Record<Code, string>>,
  fault: { readonly code: string },
): fault is { readonly code: Code } => Object.hasOwn(sentences, fault.code);
