import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { apiOrigin } from '#site/lib/credentials.ts';

/** All that the company keeps, as a file of tables. */
export function ExportLink() {
  const t = useTexts('company-closing');
  return (
    <a
      href={`${apiOrigin}/api/company/export/company.zip`}
      download
      title={t('export.hint')}
      className={buttonClass('quiet')}
    >
      <Icon name="download" />
      {t('export.do')}
    </a>
  );
}
