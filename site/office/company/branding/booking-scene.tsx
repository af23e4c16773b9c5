import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { formatDuration } from '#shared/time/format-duration.ts';
import { useFormats } from '#site/office/formats.tsx';
import type { Scene } from './brand-preview.tsx';
import { SceneMark } from './scene-mark.tsx';

const TIMES = ['09:00', '09:30', '10:00', '11:30', '14:00', '15:30'] as const;
const CHOSEN = '10:00';
const MINUTES = 30;

/** A booking page while a time is chosen. */
export function BookingScene({ scene }: { readonly scene: Scene }) {
  const t = useTexts('branding');
  const { language } = useFormats();
  const { host, picture, company, color, logo, isMarked } = scene;
  return (
    <BrandScope color={color} className="card flex flex-col gap-4 p-5">
      <div className="flex items-center gap-3">
        {logo ? (
          <img src={logo} alt={company} className="h-11 max-w-24 object-contain" />
        ) : (
          <Avatar name={host} picture={picture} size={48} />
        )}
        <div className="min-w-0">
          <p className="long-words text-note text-soft">{host}</p>
          <p className="long-words font-semibold">{t('preview.meeting')}</p>
        </div>
      </div>
      <p className="text-brand-text text-sm">{formatDuration(MINUTES, language)}</p>
      <ul className="grid grid-cols-3 gap-2 text-center text-sm tabular-nums">
        {TIMES.map((time) => (
          <li
            key={time}
            className={`rounded-lg border py-2 ${
              time === CHOSEN
                ? 'border-brand bg-brand text-on-brand'
                : 'border-line-strong text-brand-text'
            }`}
          >
            {time}
          </li>
        ))}
      </ul>
      <span className={buttonClass()}>{t('preview.book')}</span>
      {isMarked && <SceneMark words={t('preview.poweredBy')} />}
    </BrandScope>
  );
}
