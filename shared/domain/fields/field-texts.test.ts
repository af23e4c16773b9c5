import { describe, expect, it } from 'vitest';
import { aField, aForm } from '#tests/support/builders/sample-form.ts';
import { tellAnswer, translateField } from './field-texts.ts';

// Spec A §3, form field: locales (locale, label); ours hold placeholder and options' labels too.
const drinks = aField({
  name: 'drinks',
  label: 'What will you drink?',
  placeholder: 'Anything',
  fieldType: 'checkbox-multi',
  options: [
    { value: 'tea', label: 'Tea' },
    { value: 'water', label: 'Water' },
    { value: 'constructor', label: 'Own brew' },
  ],
  locales: [
    {
      locale: 'de',
      label: 'Was trinken Sie?',
      placeholder: 'Egal was',
      options: { tea: 'Tee', water: '' },
    },
    { locale: 'fr', label: 'Que buvez-vous ?' },
  ],
});
const labels = (language: string) =>
  translateField(drinks, language).options.map(({ label }) => label);

describe('translateField', () => {
  it('speaks the language where there is a text, and the company’s where there is none', () => {
    expect(labels('de')).toEqual(['Tee', 'Water', 'Own brew']);
    expect(labels('fr')).toEqual(['Tea', 'Water', 'Own brew']);
    expect(labels('pl')).toEqual(['Tea', 'Water', 'Own brew']);
    expect(translateField(drinks, 'de').placeholder).toBe('Egal was');
    expect(translateField(drinks, 'fr').placeholder).toBe('Anything');
  });

  it('leaves the values alone, and bounds', () => {
    const slide = aField({ options: [{ value: 'range', label: '', minValue: 1, maxValue: 9 }] });
    expect(translateField(slide, 'de')).toEqual(slide);
    const values = translateField(drinks, 'de').options.map(({ value }) => value);
    expect(values).toEqual(['tea', 'water', 'constructor']);
  });
});

describe('tellAnswer', () => {
  const { fields } = aForm([drinks]);
  const kept = { name: 'drinks', label: 'Drinks', value: 'tea, water', values: ['tea', 'water'] };

  it('tells labels in the reader’s language', () => {
    expect(tellAnswer(fields, kept, 'de')).toEqual({
      label: 'Was trinken Sie?',
      value: 'Tee, Water',
    });
    expect(tellAnswer(fields, { ...kept, value: 'tea', values: undefined }, 'en')).toEqual({
      label: 'Drinks',
      value: 'Tea',
    });
  });

  it('ticks a box, for only a ticked one is an answer', () => {
    const box = aForm([aField({ name: 'letter', fieldType: 'checkbox-single' })]);
    const ticked = { name: 'letter', label: 'Send me the letter', value: 'true' };
    expect(tellAnswer(box.fields, ticked, 'de')).toEqual({
      label: 'Send me the letter',
      value: '✓',
    });
  });

  it('tells what it has no text for as it is kept', () => {
    expect(tellAnswer([], kept, 'de')).toEqual({ label: 'Drinks', value: 'tea, water' });
    const old = { ...kept, values: ['milk', 'tea'] };
    expect(tellAnswer(fields, old, 'de').value).toBe('milk, Tee');
  });
});
