import { expect, test } from 'vitest';
import { toCompanyFooter } from './company-footer.ts';

const company = {
  imprintLink: 'https://studio.test/imprint',
  dataPolicyLink: 'https://studio.test/privacy',
  showDataPolicyLink: true,
  hideKalendsBranding: true,
  featureAccess: { personalizedBranding: true },
};

test('8.27 the privacy policy stands where its company shows it', () => {
  expect(toCompanyFooter(company).privacy).toBe('https://studio.test/privacy');
  expect(toCompanyFooter({ ...company, showDataPolicyLink: false }).privacy).toBeNull();
});

test('8.27 the imprint stands wherever there is one', () => {
  const hidden = { ...company, showDataPolicyLink: false };
  expect(toCompanyFooter(hidden).imprint).toBe('https://studio.test/imprint');
});

test.each([
  ['may brand its pages and hides it', true, true, false],
  ['may brand its pages and shows it', true, false, true],
  ['may not brand its pages', false, true, true],
])('8.27 the product’s mark of a company that %s', (_, personalizedBranding, hides, isBranded) => {
  const footer = toCompanyFooter({
    ...company,
    featureAccess: { personalizedBranding },
    hideKalendsBranding: hides,
  });
  expect(footer.isBranded).toBe(isBranded);
});
