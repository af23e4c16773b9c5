import type { ReactNode } from 'react';
import { type FooterCompany, toCompanyFooter } from '#shared/domain/company-footer.ts';
import type { Language } from '#shared/domain/languages.ts';
import { LanguageSelect } from './language-select.tsx';
import { LegalLinks } from './legal-links.tsx';
import { LegalText } from './legal-text.tsx';
import { PoweredBy } from './powered-by.tsx';

/** What stands at the foot of every public page: legal links, the language, the product's mark. */
export function PageFooter({
  company,
  languages,
  mark = <PoweredBy />,
}: {
  /** Whose page it is; none for the product's own. */
  readonly company?: FooterCompany | undefined;
  /** Those that its page may speak; all of ours unless given. */
  readonly languages?: readonly Language[] | undefined;
  /** What stands in the place of the product's mark, where it may be shown. */
  readonly mark?: ReactNode;
}) {
  const footer = company && toCompanyFooter(company);
  return (
    <>
      {company?.customLegalText && <LegalText html={company.customLegalText} className="w-full" />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-6">
        {footer && <LegalLinks imprint={footer.imprint} privacy={footer.privacy} />}
        <LanguageSelect allowed={languages} />
      </div>
      {(!footer || footer.isBranded) && mark}
    </>
  );
}
