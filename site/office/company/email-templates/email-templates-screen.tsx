import type { EditedTemplate } from '#shared/api/email-template.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { EMAIL_TEMPLATES, type TemplateAudience } from '#shared/domain/mails/email-templates.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { RowText } from '#shared/react/list/row-text.tsx';
import { Link } from '#shared/react/router/link.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';

const SIDES = Object.keys(EMAIL_TEMPLATES) as readonly TemplateAudience[];

/** The emails that the company may word itself, by who reads them. */
export function EmailTemplatesScreen() {
  const office = useTexts('office');
  const t = useTexts('email-templates');
  return (
    <>
      <ScreenHeading title={office('screens.admin-email-templates')} subtitle={t('subtitle')} />
      <QueryView pending={<Skeleton className="mt-5 h-[44rem]" />}>
        <Templates />
      </QueryView>
    </>
  );
}

function Templates() {
  const t = useTexts('email-templates');
  const language = useLanguage();
  const { data } = api.useData('get', '/email-templates', { params: { query: { language } } });
  return SIDES.map((side) => (
    <section key={side} aria-labelledby={`to-${side}`} className="mt-6">
      <h2 id={`to-${side}`} className="font-semibold">
        {t(`to.${side}`)}
      </h2>
      <ul className="card mt-3 divide-y divide-line">
        {data.templates
          .filter(({ audience }) => audience === side)
          .map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
      </ul>
    </section>
  ));
}

function TemplateRow({ template }: { readonly template: EditedTemplate }) {
  const t = useTexts('own-texts');
  const language = useLanguage();
  const { id, status, texts, ours } = template;
  const worded = LANGUAGES.filter((each) => texts[each]);
  return (
    <li>
      <Link
        to={toPath('admin-email-template', { templateId: id })}
        className="touch flex items-center px-4 py-2.5 text-ink no-underline hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <RowText
            title={status}
            notes={[
              texts[language]?.text ?? ours[language].text,
              worded.length > 0 &&
                `${t('own')}: ${worded.map((each) => each.toUpperCase()).join(', ')}`,
            ]}
          />
        </span>
      </Link>
    </li>
  );
}
