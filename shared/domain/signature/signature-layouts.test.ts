import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Signature } from './signature.ts';
import { signatureLayouts } from './signature-layouts.ts';
import { toPlainSignature } from './to-plain-signature.ts';

const ada: Signature = {
  name: 'Ada Brandt',
  title: 'Founder',
  company: 'Studio Nord',
  email: 'ada@studio-nord.example',
  phone: '+49 30 23125 014',
  booking: { text: 'Book a time with me', href: 'https://kalends.test/ada' },
  profiles: [{ text: 'LinkedIn', href: 'https://linkedin.demo.test/in/ada' }],
  picture: `https://kalends.test/api/file/${'a1'.repeat(32)}`,
  color: '#0f766e',
};

describe.each(Object.entries(signatureLayouts))(
  '23. a signature laid out as %s',
  (name, layout) => {
    const said = layout(ada).text;

    test('says who it is and leads to them', () => {
      for (const text of [
        'Ada Brandt',
        'Founder, Studio Nord',
        'Book a time with me',
        'LinkedIn',
      ]) {
        expect(said).toContain(text);
      }
      for (const href of [
        'mailto:ada@studio-nord.example',
        'tel:+493023125014',
        'https://kalends.test/ada',
      ]) {
        expect(said).toContain(`href="${href}"`);
      }
    });

    test('has nothing that a mail program drops, or that Word does not print', () => {
      expect(said).toMatch(/^<table /);
      expect(said).not.toMatch(/ class=|<style|<div|<svg|<script|display:flex|var\(|rgb\(|\brem\b/);
      for (const [tag] of said.matchAll(/<(?:td|table|a|span|strong|img)\b[^>]*>/g)) {
        expect(tag === '<strong>' || /style="|<td|<tr/.test(tag), tag).toBe(true);
      }
    });

    test('shows a picture by its whole address, as large as its attributes say', () => {
      const pictures = [...said.matchAll(/<img src="([^"]+)"[^>]* width="(\d+)" height="(\d+)"/g)];
      expect(pictures).toHaveLength(['words', 'line'].includes(name) ? 0 : 1);
      for (const [, src, width, height] of pictures) {
        expect(src).toBe(ada.picture);
        expect(width).toBe(height);
      }
    });

    test('opens no element that it does not close, whatever is written on the card', () => {
      const text = fc.string({ unit: 'binary', maxLength: 40 });
      fc.assert(
        fc.property(text, text, fc.option(text), (person, company, title) => {
          const { text: markup } = layout({ ...ada, name: person, company, title });
          const count = (pattern: RegExp) => [...markup.matchAll(pattern)].length;
          for (const tag of ['table', 'tr', 'td', 'a', 'span', 'strong']) {
            expect(count(new RegExp(`<${tag}[ >]`, 'g'))).toBe(count(new RegExp(`</${tag}>`, 'g')));
          }
        }),
      );
    });

    test('leaves no hole where the card says nothing', () => {
      const bare = { ...ada, title: null, email: null, phone: null, booking: null, picture: null };
      const { text } = layout({ ...bare, profiles: [] });
      expect(text).not.toMatch(/null|undefined|<img|<a /);
      expect(text).not.toContain('>, Studio');
    });
  },
);

test('23. without pictures a signature is a few lines', () => {
  expect(toPlainSignature(ada)).toBe(`Ada Brandt
Founder, Studio Nord
+49 30 23125 014
ada@studio-nord.example
Book a time with me: https://kalends.test/ada
LinkedIn: https://linkedin.demo.test/in/ada`);
});
