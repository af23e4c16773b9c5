import type { OwnCompany } from '#shared/api/company.ts';
import { LogoTool } from '#shared/react/card-editor/pictures/logo-tool.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { useLogo } from '../use-logo.ts';

/** The company's logo, on white as cards show it. */
export function LogoSection({ company }: { readonly company: OwnCompany }) {
  const t = useTexts('branding');
  const ofPictures = useTexts('card-editor');
  const setLogo = useLogo();
  const { logo, name } = company;
  return (
    <section aria-labelledby="logo" className="card flex flex-col gap-4 p-(--inset) sm:p-6">
      <h2 id="logo" className="font-semibold">
        {t('logo.title')}
      </h2>
      <div className="flex flex-wrap items-center gap-4">
        {logo && (
          <img
            src={imageSrc(logo)}
            alt={name}
            className="h-14 max-w-40 rounded-md border border-line bg-white object-contain p-2"
          />
        )}
        <LogoTool
          has={logo !== null}
          onSave={setLogo}
          words={ofPictures(logo ? 'pictures.other' : 'pictures.choose')}
        />
      </div>
      <p className="text-pretty text-note text-soft">{t('logo.hint')}</p>
    </section>
  );
}
