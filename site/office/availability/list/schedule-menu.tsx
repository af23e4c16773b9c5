import type { Schedule } from '#shared/api/schedule.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
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
    <div className="relative -mr-3 flex">
      {!isDefault && (
        <Tool
          icon="check"
          label={t('makeDefault', { name })}
          onPress={() => actions.makeDefault(schedule)}
        />
      )}
      <Tool
        icon="copy"
        label={t('duplicate', { name })}
        onPress={() => actions.duplicate(schedule)}
      />
      <Tool icon="trash" label={t('delete', { name })} onPress={remove} />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="rounded-lg p-3 text-soft hover:bg-ink/5 hover:text-ink"
    >
      <Icon name={icon} />
    </button>
  );
}

/** The row that had the focus is gone. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
