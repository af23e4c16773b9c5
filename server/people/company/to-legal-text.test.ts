import { expect, test } from 'vitest';
import { toLegalText } from './to-legal-text.ts';

test.each([
  ['<p>Hello <strong>you</strong> and <em>me</em><br>there</p>'],
  ['<ul><li><p>One</p></li></ul><ol><li><p>Two</p></li></ol>'],
  [
    '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example/x?a=1&amp;b=2">Terms</a></p>',
  ],
  ['Plain words &amp; signs &lt; that'],
])('keeps what its editor makes, and changes it no second time: %s', (html) => {
  expect(toLegalText(html)).toBe(html);
});

test.each([
  ['<p onclick="x()" style="color:red" class="a">Hi<script>y()</script></p>', '<p>Hi</p>'],
  ['<h1>Terms</h1><div>of <b>ours</b></div>', '<p>Terms</p><p>of <strong>ours</strong></p>'],
  ['<img src=x onerror=alert(1)>Hi<iframe src="https://a.example"></iframe>', 'Hi'],
  ['<svg><script>alert(1)</script></svg><math><mi>Hi</mi></math>', 'Hi'],
  ['<style>p{color:red}</style><p>Hi</p>', '<p>Hi</p>'],
  ['<p>Hi', '<p>Hi</p>'],
])('leaves out all else and keeps its words: %s', (html, expected) => {
  expect(toLegalText(html)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#10;script:alert(1)',
  'data:text/html,x',
  'http://a.example',
  '//a.example',
  '/terms',
  'vbscript:x',
])('leads nowhere but to https, an email address or a telephone: %s', (href) => {
  expect(toLegalText(`<a href="${href}">Hi</a>`)).not.toContain('href');
});

test.each(['', ' ', '<p></p>', '<p><br></p>', '<script>x</script>', '<p>&nbsp;</p>'])(
  'is none where no word is left: %s',
  (html) => {
    expect(toLegalText(html)).toBeNull();
  },
);
