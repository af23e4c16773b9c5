import { toText } from './answer.ts';
import type { InputTypeRules } from './types.ts';

const MAX_URL_LENGTH = 2000;
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** `'example.com' → 'https://example.com'`; what has a scheme stays as it is. */
function toUrl(text: string): string {
  return text === '' || scheme.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

export const urlInput = {
  parse: (texts) => toUrl(toText(texts)),
  validate: (answer) => (isWebAddress(toUrl(toText(answer))) ? undefined : 'invalid-url'),
  sample: {
    good: ['https://example.com/a?b#c', 'http://example.com', 'example.com'],
    bad: [
      ['javascript:alert(1)', 'invalid-url'],
      ['not a link', 'invalid-url'],
      ['https://', 'invalid-url'],
    ],
    parsed: [[['example.com/x'], 'https://example.com/x']],
  },
} as const satisfies InputTypeRules;
