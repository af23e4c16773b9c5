import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
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

/**
 * A time zone, and behind it the dialog that finds another by city, country or offset. It is opened
 * as a select is: by a press, by an arrow, or by a letter, which begins the search.
 */
export function ZonePicker(props: ZonePickerProps) {
  const { id, label, timeZone, empty = '', none, minute, className = '', onSelect } = props;
  const ownClock = useClock();
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const open = () => setTyped((before) => before ?? '');
  const close = () => setTyped(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    // Also while the dialog is on its way.
    else if (isLetter(event)) setTyped((before = '') => before + event.key);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <button
        type="button"
        id={id}
        role="combobox"
        aria-label={id === undefined ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-invalid={props['aria-invalid']}
        aria-describedby={props['aria-describedby']}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={open}
        onKeyDown={onKeyDown}
        className={`field flex items-center justify-between gap-2 text-left ${className}`}
      >
        <span className="long-words min-w-0">
          {timeZone === '' ? empty : toZoneLabel(timeZone)}
        </span>
        <Icon name="down" className="size-4 shrink-0 text-soft" />
      </button>
      {isOpen && (
        // A section, so that the dialog's own header is not taken for the page's.
        <section>
          <Suspense fallback={null}>
            <ZoneDialog
              title={label}
              selected={timeZone}
              minute={minute}
              clock={props.clock ?? ownClock}
              none={none}
              typed={typed}
              onSelect={(chosen) => {
                close();
                onSelect(chosen);
              }}
              onClose={close}
            />
          </Suspense>
        </section>
      )}
    </>
  );
}

/** Should that fail, it is asked for again when it is needed. */
function warm(): void {
  loadDialog().catch((error: unknown) => console.warn(error));
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}
