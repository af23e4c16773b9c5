import { APPOINTMENT_TABS, type AppointmentTab } from '#shared/domain/appointments/tabs.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface AppointmentTabsProps {
  readonly tab: AppointmentTab;
  readonly onShow: (tab: AppointmentTab) => void;
}

/** Which of the lists is shown. */
export function AppointmentTabs({ tab, onShow }: AppointmentTabsProps) {
  const t = useTexts('appointments');
  return (
    <nav
      aria-label={t('tabs.label')}
      className="flex overflow-x-auto sm:gap-1 border-line border-b"
    >
      {APPOINTMENT_TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'page' : undefined}
          onClick={() => onShow(each)}
          className="-mb-px min-h-11 whitespace-nowrap border-transparent border-b-2 px-2 text-soft text-sm sm:px-3 -outline-offset-2! hover:text-ink aria-[current]:border-brand-text aria-[current]:font-medium aria-[current]:text-ink"
        >
          {t(`tabs.${each}`)}
        </button>
      ))}
    </nav>
  );
}
