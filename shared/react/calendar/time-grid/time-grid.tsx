import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import type { Column } from '#shared/domain/calendar/grid-model.ts';
import type { Clock } from '#shared/time/format.ts';
import { HourGutter } from '../hour-gutter.tsx';
import { GridHead, type GridHeadProps } from './grid-head.tsx';
import { useFirstLook } from './use-first-look.ts';

type Events = Pick<
  HTMLAttributes<HTMLElement>,
  | 'onKeyDown'
  | 'onClick'
  | 'onClickCapture'
  | 'onTouchStart'
  | 'onTouchEnd'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerLeave'
>;

interface TimeGridProps extends GridHeadProps {
  readonly events: Events;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly isBusy?: boolean;
  /** The zone whose days these are: an hour of it that comes twice says so. */
  readonly zone: string;
  readonly again: string;
  readonly clock: Clock;
  /** How wide the hours are. */
  readonly gutter: string;
  /** How narrow a column may become. */
  readonly narrowest: string;
  readonly className: string;
  readonly children: (column: Column, index: number) => ReactNode;
}

/**
 * Days beside each other, hours below each other. What lies in a column and what a press or a key does
 * is up to who shows it; `useGridCursor` and `useGridDrag` are for that.
 */
export function TimeGrid(props: TimeGridProps) {
  const { ref, label, isBusy, zone, again, clock, gutter, narrowest, className, children } = props;
  const { model, language, nowMinute, zones, toHostName } = props;
  useFirstLook(ref, model.days);
  const columns = `repeat(${model.columns.length}, minmax(${narrowest}, 1fr))`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={ref}
      role="group"
      aria-label={label}
      aria-busy={isBusy}
      {...props.events}
      className={className}
    >
      <div
        className="grid min-w-fit"
        style={{ gridTemplateColumns: `${'auto '.repeat(zones.length)}${columns}` }}
      >
        <GridHead {...{ model, language, nowMinute, zones, toHostName }} />
        {zones.map((each, index) => (
          <HourGutter
            key={each}
            model={model}
            reader={{ language, timeZone: each }}
            clock={clock}
            again={each === zone ? again : undefined}
            className={`${gutter} ${index > 0 ? 'border-line border-l' : ''}`}
          />
        ))}
        {model.columns.map(children)}
      </div>
    </div>
  );
}
