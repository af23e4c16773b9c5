import type { Schedule } from '#shared/api/schedule.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { BackLink } from '#site/office/back-link.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useScheduleActions } from '../use-schedule-actions.ts';

/** Its name, the way back, and what follows it. */
export function ScheduleHeading({ schedule }: { readonly schedule: Schedule }) {
  const t = useTexts('availability');
  const { makeDefault } = useScheduleActions();
  const { name, isDefault, meetingTypes } = schedule;
  return (
    <>
      <BackLink to="/availability">{t('back')}</BackLink>
      <ScreenHeading title={name} subtitle={t('usedBy', { count: meetingTypes.length })}>
        {isDefault ? (
          <span className="rounded-md bg-brand-soft px-2 py-1 font-medium text-brand-text text-sm">
            {t('default')}
          </span>
        ) : (
          <Button tone="quiet" onClick={() => makeDefault(schedule)}>
            {t('makeDefaultShort')}
          </Button>
        )}
      </ScreenHeading>
    </>
  );
}
