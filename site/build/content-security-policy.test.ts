import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withContentSecurityPolicy } from './content-security-policy.ts';

const page = (scripts: string) => `<html><head><meta charset="utf-8">${scripts}</head></html>`;
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('names inline scripts by hash, each once, and no others', () => {
  const html = page(
    '<script>a()</script><script>a()</script><script type="module" src="/x.js"></script>',
  );
  expect(withContentSecurityPolicy(html, '')).toContain(`script-src 'self' ${hash('a()')};`);
});

it('comes right after the charset, before any script', () => {
  expect(withContentSecurityPolicy(page('<script>a()</script>'), '')).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="content-security-policy" /,
  );
});

it('lets the page reach an API on another origin', () => {
  const html = withContentSecurityPolicy(page(''), 'https://api.example.com/ignored');
  expect(html).toContain("connect-src 'self' https://api.example.com;");
});

it('7.16 shows pictures of our own, of the API and of the parties alone', () => {
  const party = { scripts: [], connects: [], frames: [], images: ['https://pay.test'] };
  const html = withContentSecurityPolicy(page(''), 'https://api.example.com', [party]);
  expect(html).toContain("img-src 'self' data: blob: https://api.example.com https://pay.test;");
});

it('keeps a script that holds replacement patterns as it is', () => {
  expect(withContentSecurityPolicy(page('<script>"$&$1"</script>'), '')).toContain('"$&$1"');
});
