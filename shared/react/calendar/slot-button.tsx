import { type HostClock, HostTime } from './host-time.tsx';

interface SlotButtonProps {
  readonly startIso: string;
  /** The visitor's zone. */
  readonly timeZone: string;
  /** Above its time, where it stands among other days'. */
  readonly day?: string;
  readonly time: string;
  /** Below it, as how many places are left. */
  readonly note?: string | undefined;
  /** Whose clock may show another time. */
  readonly host: HostClock | undefined;
  readonly isSelected: boolean;
  /** Where the visitor has something else: the id of the note that says so. */
  readonly clashId: string | undefined;
  readonly className?: string;
  readonly onPick: () => void;
}

/** A start to pick, in a day's list as among the next ones. */
export function SlotButton(props: SlotButtonProps) {
  const { startIso, timeZone, day, time, note, host, isSelected, clashId, className = '' } = props;
  const tone = isSelected ? '' : 'text-soft';
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-describedby={clashId}
      onClick={props.onPick}
      className={`slot flex-auto px-1 py-1.5 ${clashId ? 'clashing' : ''} ${className}`}
    >
      {day && <span className={`block text-xs first-letter:uppercase ${tone}`}>{`${day} `}</span>}
      <span className="block font-medium">{time}</span>
      {/* A long name is said whole where the zone is. */}
      <HostTime
        startIso={startIso}
        timeZone={timeZone}
        host={host}
        className={`line-clamp-2 ${tone}`}
      />
      {note && <span className={`block text-xs ${tone}`}>{note}</span>}
    </button>
  );
}
