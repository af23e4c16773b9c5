import { type ReactNode, useState } from 'react';
import { type DataField, INPUT_TYPES, type InputType } from '#shared/domain/fields/types.ts';
import { aField } from '#tests/support/builders/sample-form.ts';
import type { Stories } from '../stories.ts';
import { Button } from '../ui/button.tsx';
import { CountryDialog } from './country-dialog.tsx';
import { FieldRow } from './field-row.tsx';
import { fieldViews } from './field-views.ts';
import { PhoneCountry } from './phone-country.tsx';
import { ProblemText } from './problem-text.tsx';

const options = [
  { value: 'a', label: 'By train' },
  {
    value: 'b',
    label: 'With the Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
];

/** More than one looks through. */
const many = Array.from({ length: 16 }, (_, index) => ({
  value: String(index),
  label: `Platform ${index}`,
}));

function ofType(fieldType: InputType, changes: Partial<DataField> = {}): DataField {
  const own = ['number', 'slide'].includes(fieldType)
    ? [{ value: 'bounds', label: '', minValue: 1, maxValue: 9 }]
    : options;
  return aField({ fieldType, name: fieldType, label: fieldType, options: own, ...changes });
}

/** Answers to begin with, where an option is none. */
const firstOf: Partial<Record<InputType, readonly string[]>> = {
  email: ['ada@example.com'],
  phone: ['+49 40 123 456'],
  number: ['3'],
  slide: ['3'],
  url: ['example.com'],
};

/** One of each input type whose layout is among these. */
function eachOf(...layouts: readonly string[]) {
  return Object.fromEntries(
    INPUT_TYPES.filter((type) => layouts.includes(fieldViews[type].layout)).map((type) => [
      type,
      <FieldRow
        key={type}
        field={ofType(type)}
        problem={undefined}
        initial={firstOf[type] ?? ['a']}
      />,
    ]),
  );
}

/** A dialog lies above the whole page: it is opened. */
function Opened({ typed }: { readonly typed: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Country
      </Button>
      {isOpen && (
        <CountryDialog first="DE" selected="AT" typed={typed} onSelect={close} onClose={close} />
      )}
    </>
  );
}

export const stories: Stories = {
  'choice-fields': eachOf('group', 'box'),
  'text-fields': eachOf('labelled'),
  'field-row': {
    required: (
      <FieldRow
        field={ofType('text-single', { required: true, placeholder: 'As on your card' })}
        problem={undefined}
        initial={[]}
      />
    ),
    wrong: <FieldRow field={ofType('email')} problem="required" initial={[]} />,
    'with an info box': (
      <FieldRow
        field={ofType('text-single', { showInfobox: true, placeholder: 'As on your card' })}
        problem="wrong-format"
        initial={['Ada']}
      />
    ),
    'a group with an info box': (
      <FieldRow
        field={ofType('radio', { showInfobox: true, placeholder: 'Trains go every hour.' })}
        problem={undefined}
        initial={[]}
      />
    ),
    'not to be changed': (
      <FieldRow field={ofType('select')} problem={undefined} initial={['a']} isKept />
    ),
    'being checked': (
      <FieldRow
        field={ofType('email')}
        problem={undefined}
        initial={['ada@example.com']}
        isChecking
      />
    ),
  },
  'kept-field': {
    'of several lines': (
      <FieldRow
        field={ofType('text-multi')}
        problem={undefined}
        initial={['The first line\nThe second line']}
        isKept
      />
    ),
    'of several choices': (
      <FieldRow field={ofType('checkbox-multi')} problem={undefined} initial={['a', 'b']} isKept />
    ),
  },
  'phone-field': {
    empty: <FieldRow field={ofType('phone')} problem={undefined} initial={[]} />,
    'of another country': (
      <FieldRow field={ofType('phone')} problem={undefined} initial={['+43 1 513']} />
    ),
  },
  'select-of-many': {
    empty: (
      <FieldRow field={ofType('select', { options: many })} problem={undefined} initial={[]} />
    ),
    wrong: <FieldRow field={ofType('select', { options: many })} problem="required" initial={[]} />,
    chosen: (
      <FieldRow field={ofType('select', { options: many })} problem={undefined} initial={['7']} />
    ),
  },
  'phone-country': {
    alone: (
      <>
        <span id="gallery-phone">Phone</span>{' '}
        <PhoneCountry
          describedBy="gallery-phone"
          text=""
          defaultCountry="DE"
          chosen={null}
          onChosen={() => undefined}
        />
      </>
    ),
  },
  'country-dialog': { 'all of them': <Opened typed="" />, searched: <Opened typed="+43" /> },
  'problem-text': {
    required: <ProblemText id="gallery-required" problem="required" />,
    'wrong format': (
      <ProblemText
        id="gallery-format"
        problem="wrong-format"
        field={ofType('text-single', { placeholder: 'AB-1234' })}
      />
    ),
    'too short': (
      <ProblemText
        id="gallery-short"
        problem="too-short"
        field={ofType('text-single', { min: 3 })}
      />
    ),
  },
};
