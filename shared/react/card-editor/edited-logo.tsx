import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { CardLogo } from '#shared/react/card/card-logo.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { CardDesk } from './card-desk.ts';
import { LogoTool } from './pictures/logo-tool.tsx';

/** The company's logo where cards show it; administrators change it from here, for everybody. */
export function EditedLogo({ desk }: { readonly desk: CardDesk }) {
  const t = useTexts('card-editor');
  const { company, permissions } = desk.card;
  const { setLogo, toSrc } = desk;
  if (!hasOwnStyle(company)) return null;
  const { name, logo } = company;
  return (
    <div className="flex items-end gap-2">
      {logo && <CardLogo src={toSrc(logo)} company={name} />}
      {setLogo && permissions.isCompanyAdmin && (
        <LogoTool
          has={logo !== null}
          onSave={setLogo}
          words={logo ? undefined : t('pictures.logo.title')}
        />
      )}
    </div>
  );
}
