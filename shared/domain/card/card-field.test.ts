import { expect, test } from 'vitest';
import { type CardField, type CardFieldEvent, initial, transition } from './card-field.ts';

const draft = { typed: 'Chief of mathematics', was: 'Founder' };
const typing: CardField = { step: 'typing', ...draft };
const saving: CardField = { step: 'saving', ...draft };
const failed: CardField = { step: 'failed', error: 'line', ...draft };
const overtaken: CardField = { step: 'overtaken', typed: draft.typed, was: 'Boss' };
const shown: CardField = initial;
const sent = [{ type: 'save', text: draft.typed, was: draft.was }];

type Row = [says: string, CardField, CardFieldEvent, CardField, effects?: unknown[]];

test.each<Row>([
  [
    'a text is edited as it stands',
    shown,
    { type: 'opened', text: 'Founder' },
    { step: 'typing', typed: 'Founder', was: 'Founder' },
  ],
  [
    'Spec B §4.1: text fields save on Enter',
    typing,
    { type: 'entered', flaw: undefined },
    saving,
    sent,
  ],
  ['Spec B §4.1: or on losing focus', typing, { type: 'left', flaw: undefined }, saving, sent],
  ['Spec B §4.1: and cancel on Escape', typing, { type: 'cancelled' }, shown],
  [
    'what is as it was is not saved',
    { step: 'typing', typed: ' Founder ', was: 'Founder' },
    { type: 'entered', flaw: undefined },
    shown,
  ],
  [
    'what is wrong is said, and stays',
    typing,
    { type: 'left', flaw: 'required' },
    { ...typing, flaw: 'required' },
  ],
  [
    'until something else is typed',
    { ...typing, flaw: 'required' },
    { type: 'typed', text: 'A' },
    { step: 'typing', typed: 'A', was: 'Founder' },
  ],
  ['saved is said', saving, { type: 'saved' }, { step: 'shown', isSaved: true }],
  ['a failed save keeps what was typed', saving, { type: 'failed', error: 'line' }, failed],
  ['which is tried again where that is asked for', failed, { type: 'insisted' }, saving, sent],
  ['or by Enter', failed, { type: 'entered', flaw: undefined }, saving, sent],
  ['and not because the focus goes', failed, { type: 'left', flaw: undefined }, failed],
  ['it can be given up', failed, { type: 'cancelled' }, shown],
  [
    'two editors at once are told what is there now, and what was typed is kept',
    saving,
    { type: 'overtaken', theirs: 'Boss' },
    overtaken,
  ],
  ['Enter does not write over it', overtaken, { type: 'entered', flaw: undefined }, overtaken],
  [
    'who insists does, having seen it',
    overtaken,
    { type: 'insisted' },
    { step: 'saving', typed: draft.typed, was: 'Boss' },
    [{ type: 'save', text: draft.typed, was: 'Boss' }],
  ],
  ['or leaves it as it is', overtaken, { type: 'cancelled' }, shown],
  [
    'typing on keeps what the other wrote in view',
    overtaken,
    { type: 'typed', text: 'Both' },
    { ...overtaken, typed: 'Both' },
  ],
  ['nothing is sent twice', saving, { type: 'insisted' }, saving],
  ['what is on its way cannot be called back', saving, { type: 'cancelled' }, saving],
  ['nor typed into', saving, { type: 'typed', text: 'x' }, saving],
  ['a reply without a draft changes nothing', shown, { type: 'failed', error: 'line' }, shown],
  ['a field that is open is not opened again', typing, { type: 'opened', text: 'x' }, typing],
])('%s', (_, state, event, next, effects = []) => {
  expect(transition(state, event)).toEqual({ state: next, effects });
});
