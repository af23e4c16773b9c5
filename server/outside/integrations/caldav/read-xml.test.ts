import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXml } from './read-xml.ts';

describe('a document', () => {
  test('is read with its namespaces, however they are written', () => {
    const texts = [
      '<multistatus xmlns="DAV:"><sync-token>1e5</sync-token></multistatus>',
      '<D:multistatus xmlns:D="DAV:"><D:sync-token>1e5</D:sync-token></D:multistatus>',
      '<a:multistatus xmlns:a="DAV:"><b:sync-token xmlns:b="DAV:">1e5</b:sync-token></a:multistatus>',
    ];
    for (const text of texts) {
      expect(readXml(text)).toMatchObject({
        name: '{DAV:}multistatus',
        children: [{ name: '{DAV:}sync-token', text: '1e5' }],
      });
    }
  });

  test('keeps its text as it is: numbers, spaces, what is escaped and what is not parsed', () => {
    const text = ' true\r\n 007 <b> & ]]>'.replace(']]>', '');
    const written = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#xD;');
    expect(readXml(`<a>${written}</a>`)?.text).toBe(text);
    expect(readXml(`<a><![CDATA[${text}]]></a>`)?.text).toBe(text);
    expect(readXml(`<a>${written}<!-- no --><![CDATA[${text}]]></a>`)?.text).toBe(text + text);
  });

  test.each(['<a/>', '<a></a >', '<a></a>\n<!-- made by </b> -->\n', '<?xml version="1.0"?><a/>'])(
    'may end as %s does',
    (text) => {
      expect(readXml(text)?.name).toBe('{}a');
    },
  );

  test('that breaks off anywhere is none', () => {
    const whole =
      '<?xml version="1.0"?><d:a xmlns:d="DAV:"><d:a><d:b x="1">text &amp; more</d:b></d:a><d:c/><!-- x --></d:a>';
    expect(readXml(whole)).toBeDefined();
    for (let end = 0; end < whole.length; end += 1) {
      expect([end, readXml(whole.slice(0, end))]).toEqual([end, undefined]);
    }
  });

  test.each([
    '',
    'text',
    '<a>&boom;</a>',
    '<a></b>',
    '<a/><b/>',
    '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>',
    '<a>'.repeat(100) + '</a>'.repeat(100),
  ])('is none: %s', (text) => {
    expect(readXml(text)).toBeUndefined();
  });

  test('or none: it throws for nothing', () => {
    const anyText = fc.array(
      fc.constantFrom('<a>', '</a>', '<', '&', ']]>', '<![CDATA[', 'a', '"'),
    );
    fc.assert(
      fc.property(anyText, (parts) => {
        expect(() => readXml(parts.join(''))).not.toThrow();
      }),
    );
  });
});
