import { mailColors } from '#shared/domain/mails/mail-colors.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { Scene } from './brand-preview.tsx';

/** An email as most programs show it: on white, whatever the scheme here. */
export function MailScene({ scene }: { readonly scene: Scene }) {
  const t = useTexts('branding');
  const { company, color, logo, isMarked } = scene;
  const { button, onButton, ink } = mailColors(color);
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-white p-6 text-[#1c1d21] [color-scheme:light]">
      {logo ? (
        <img src={logo} alt={company} className="h-9 max-w-32 self-start object-contain" />
      ) : (
        <p className="long-words font-semibold">{company}</p>
      )}
      <div>
        <p className="font-semibold text-note" style={{ color: ink }}>
          {t('preview.confirmed')}
        </p>
        <p className="mt-1 font-semibold text-lg">{t('preview.meeting')}</p>
      </div>
      <p
        className="self-start rounded-lg px-4 py-2.5 font-semibold text-sm"
        style={{ background: button, color: onButton }}
      >
        {t('preview.open')}
      </p>
      {isMarked && <p className="text-[#676a72] text-note">{t('preview.scheduled')}</p>}
    </div>
  );
}
