import { lazy } from 'react';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { PickerButton } from '#shared/react/ui/picker-button.tsx';
import type { Clock } from '#shared/time/format.ts';

const loadDialog = () =>
  import('./load-zone-dialog.ts').then(({ loadZoneDialog }) => loadZoneDialog());
const ZoneDialog = lazy(() => loadDialog().then((module) => ({ default: module.ZoneDialog })));

interface ZonePickerProps {
  /** Of its `<label>`. */
  readonly id?: string;
  /** What the zone is for: the title of the dialog, and its own name where it has no `id`. */
  readonly label: string;
  /** Empty where none is chosen. */
  readonly timeZone: string;
  /** Shown where none is chosen. */
  readonly empty?: string;
  /** The name of the choice of no zone, which is told as an empty text. */
  readonly none?: string;
  /** Whose offsets the dialog shows. */
  readonly minute: number;
  /** How times are read, where that is not the clock of this device. */
  readonly clock?: Clock;
  readonly className?: string;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly onSelect: (timeZone: string) => void;
}

/** A time zone, and behind it the dialog that finds another by city, country or offset. */
export function ZonePicker(props: ZonePickerProps) {
  const { label, timeZone, empty = '', none, minute, clock, onSelect, ...button } = props;
  const ownClock = useClock();
  return (
    <PickerButton
      {...button}
      label={label}
      load={loadDialog}
      text={timeZone === '' ? empty : toZoneLabel(timeZone)}
    >
      {(typed, close) => (
        <ZoneDialog
          title={label}
          selected={timeZone}
          minute={minute}
          clock={clock ?? ownClock}
          none={none}
          typed={typed}
          onSelect={(chosen) => {
            close();
            onSelect(chosen);
          }}
          onClose={close}
        />
      )}
    </PickerButton>
  );
}
