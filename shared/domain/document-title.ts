import { type FooterCompany, toCompanyFooter } from './company-footer.ts';
import { toOneLine } from './one-line.ts';

/**
 * What a tab, a bookmark and a pasted link call a page: its parts, and the product's name unless its
 * company hides that: `(['Intro call', 'Ada Brandt'], company) → 'Intro call · Ada Brandt · Kalends'`.
 */
export function toDocumentTitle(
  parts: readonly (string | false)[],
  company?: FooterCompany | null,
): string {
  const isBranded = !company || toCompanyFooter(company).isBranded;
  return [...parts, isBranded && 'Kalends']
    .map((part) => (part ? toOneLine(part) : ''))
    .filter((part) => part !== '')
    .join(' · ');
}
