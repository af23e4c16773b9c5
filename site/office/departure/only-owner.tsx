import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { beginForm } from '#shared/react/ui/open-dialogs.ts';
import { toPath } from '#shared/routes/index.ts';

/** Who owns a company alone cannot leave it: they hand it over first, or close it. */
export function OnlyOwner({ onBack }: { readonly onBack: () => void }) {
  const t = useTexts('departure');
  return (
    <div ref={beginForm} className="flex flex-col gap-5 pb-5">
      <p className="text-pretty">{t('onlyOwner.text')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="plain" onClick={onBack} data-keep>
          {t('cancel')}
        </Button>
        <a href={`${toPath('admin-general', {})}#closing`} className={buttonClass('quiet')}>
          {t('onlyOwner.close')}
        </a>
        <a href={toPath('admin-team', {})} className={buttonClass()}>
          {t('onlyOwner.members')}
        </a>
      </div>
    </div>
  );
}
