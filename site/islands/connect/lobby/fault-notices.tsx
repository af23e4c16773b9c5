import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import type { OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { useOwnMedia } from '#site/islands/connect/media/use-own-media.ts';
import { toFaults } from './to-faults.ts';

/** Why one is not seen or heard, what to do, and that one can join all the same. */
export function FaultNotices({ media }: { readonly media: OwnMedia }) {
  const { t } = useTranslation('connect');
  const faults = toFaults(useOwnMedia(media));
  const tryAgain = (of: 'both' | 'camera' | 'microphone') => {
    if (of !== 'camera') media.setMicrophone(true);
    if (of !== 'microphone') media.setCamera(true);
  };
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {faults.map(({ of, fault }) => (
        <div key={of} className="flex gap-3 rounded-lg bg-held-soft px-4 py-3 text-sm">
          <Icon name="alert" className="mt-0.5 size-4.5 text-held" />
          <div className="min-w-0">
            <p className="font-medium text-held">{t(`fault.${of}.${fault}`)}</p>
            <p className="mt-1 text-pretty">
              {t(`fault.help.${fault}`)} {t('fault.anyway')}
            </p>
            {(fault === 'in-use' || fault === 'blocked') && (
              <button type="button" className="link touch mt-2" onClick={() => tryAgain(of)}>
                {t('common:tryAgain')}
              </button>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
