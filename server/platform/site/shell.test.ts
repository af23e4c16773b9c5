import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from '#shared/domain/html.ts';
import { nastyText } from '#tests/support/nasty-values.ts';
import { fillShell, parseShell } from './shell.ts';

const PAGE =
  '<!doctype html><html lang="en" data-x><head><title>Built</title></head><body><noscript><p>No scripts</p></noscript>$&</body></html>';
const nothing = html``;

describe('a shell', () => {
  it('stays as it was built where nothing is filled', () => {
    expect(fillShell(parseShell(PAGE), { head: nothing })).toBe(PAGE);
  });

  it('is filled in its places, whatever is put there', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (title, name) => {
        const filled = fillShell(parseShell(PAGE), {
          lang: 'de',
          title,
          head: html`<meta content="${name}">`,
          noscript: html`<p>${name}</p>`,
          end: html`<i>${name}</i>`,
        });
        expect(filled.replace(/title>[^<]*</, 'title>Built<')).toMatch(
          /^<!doctype html><html lang="de" data-x><head><title>Built<\/title><meta content="[^"<]*"><\/head><body><noscript><p>[^<]*<\/p><\/noscript>\$&<i>[^<]*<\/i><\/body><\/html>$/,
        );
        expect(filled).not.toContain('\0');
      }),
    );
  });

  it('takes the page itself in the place of its skeleton, where it has one', () => {
    const view = html`<main>${'<Ada>'}</main>`;
    const withPlace = PAGE.replace('$&', '<!--view--><p>…</p><!--/view-->');
    expect(fillShell(parseShell(withPlace), { head: nothing, view })).toContain(
      '<!--view--><main>&lt;Ada&gt;</main><!--/view-->',
    );
    expect(fillShell(parseShell(withPlace), { head: nothing })).toBe(withPlace);
    expect(fillShell(parseShell(PAGE), { head: nothing, view })).toBe(PAGE);
  });

  it('has to have all others', () => {
    expect(() => parseShell('<html lang="en"></html>')).toThrow('title');
  });
});
