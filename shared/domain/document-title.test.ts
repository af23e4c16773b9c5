import { expect, test } from 'vitest';
import { toDocumentTitle } from './document-title.ts';

const company = {
  imprintLink: null,
  dataPolicyLink: null,
  showDataPolicyLink: false,
  hideKalendsBranding: true,
  featureAccess: { personalizedBranding: true },
};

test('19.18 a title names the product, unless its company hides it', () => {
  const parts = ['Intro\n call', '', false, 'Ada'] as const;
  expect(toDocumentTitle(parts)).toBe('Intro call · Ada · Kalends');
  expect(toDocumentTitle(parts, null)).toBe('Intro call · Ada · Kalends');
  expect(toDocumentTitle(parts, company)).toBe('Intro call · Ada');
  const mayNot = { ...company, featureAccess: { personalizedBranding: false } };
  expect(toDocumentTitle(parts, mayNot)).toBe('Intro call · Ada · Kalends');
});
