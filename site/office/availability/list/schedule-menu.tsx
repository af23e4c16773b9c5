import type { Schedule } from '#shared/api/schedule.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { useScheduleActions } from '../use-schedule-actions.ts';

/** What can be done with a schedule beside opening it. What cannot says why when it is tried. */
export function ScheduleMenu({ schedule }: { readonly schedule: Schedule }) {
  const t = useTexts('availability');
  const actions = useScheduleActions();
  const { fail } = useToast();
  const { name, isDefault, meetingTypes } = schedule;
  const remove = () => {
    if (isDefault) return fail(t('defaultStays'));
    if (meetingTypes.length === 0) return actions.remove(schedule, focusHeading);
    fail(t('inUse', { names: meetingTypes.map((each) => each.name).join(', ') }));
  };
  return (
    // Above the link that covers the row.
    <div className="relative -mr-2 ml-auto flex max-w-full flex-wrap items-center justify-end">
      {!isDefault && (
        <Button
          tone="plain"
          className="shrink-0 text-sm"
          aria-label={t('makeDefault', { name })}
          onClick={() => actions.makeDefault(schedule)}
        >
          {t('makeDefaultShort')}
        </Button>
      )}
      <IconTool
        icon="copy"
        label={t('duplicate', { name })}
        onPress={() => actions.duplicate(schedule)}
      />
      <IconTool icon="trash" label={t('delete', { name })} onPress={remove} />
    </div>
  );
}

/** The row that had the focus is gone. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
