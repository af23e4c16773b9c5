import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTemplate, parseTemplate } from './template.ts';

const list = parseTemplate(
  '<p title="{{title}}"><!-- #rows --><b>{{label}}</b>{{title}}<!-- /rows --></p>',
);

test('repeats a section for each row, which sees the slots around it', () => {
  const rows = [{ label: 'one' }, { label: 'two' }];
  expect(fillTemplate(list, { title: 'T', rows })).toBe('<p title="T"><b>one</b>T<b>two</b>T</p>');
});

test('leaves a section without rows out', () => {
  expect(fillTemplate(list, { title: 'T', rows: [] })).toBe('<p title="T"></p>');
});

test('adds no tag and no attribute, whatever the values', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, label) => {
      const html = fillTemplate(list, { title, rows: [{ label }] });
      expect(html.match(/[<>"]/g)?.join('')).toBe('<""><><><>');
    }),
    {
      examples: [
        ['"><script>', "' onload=x"],
        ['{{label}}', '<!-- #rows -->'],
      ],
    },
  );
});

test('throws for a slot without a value, so that no mail goes out with a hole', () => {
  expect(() => fillTemplate(list, { rows: [] })).toThrow('no value for the slot title');
});

test.each(['<!-- #a -->', '<!-- /a -->', '<!-- #a --><!-- /b -->'])('refuses %s', (source) => {
  expect(() => parseTemplate(source)).toThrow('Mail layout: section');
});
