import { useEffect } from 'react';
import type { FooterCompany } from '#shared/domain/company-footer.ts';
import { toDocumentTitle } from '#shared/domain/document-title.ts';

/** Names the tab in the page's language; `company` is whose page it is, where somebody's. */
export function usePageTitle(title: string | undefined, company?: FooterCompany | null): void {
  const whole = title && toDocumentTitle([title], company);
  useEffect(() => {
    if (whole) document.title = whole;
  }, [whole]);
}
