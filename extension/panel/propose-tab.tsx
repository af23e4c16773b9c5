import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import type { TabProps } from './tab-props.ts';

/** The way to where times are proposed. */
export function ProposeTab({ serverUrl }: TabProps) {
  const { t } = useTranslation('extension');
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-pretty">{t('propose.text')}</p>
      <a href={`${serverUrl}/propose`} target="_blank" rel="noreferrer" className={buttonClass()}>
        {t('propose.open')}
      </a>
    </div>
  );
}
