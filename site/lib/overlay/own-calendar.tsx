import { Icon } from '#shared/react/ui/icon.tsx';
import { OverlayButton } from './overlay-button.tsx';
import { OverlayLayer } from './overlay-layer.tsx';
import { toOverlayShown, useOverlay } from './overlay-store.ts';

/** The visitor's own calendar, compared with other times than a booking page's. */
export function OwnCalendar({ timeZone }: { readonly timeZone: string }) {
  const overlay = useOverlay();
  return (
    <div className="mt-3 flex items-start gap-3">
      <Icon name="calendar" className="mt-0.5 size-[1.15rem] shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <OverlayButton overlay={toOverlayShown(overlay)} />
      </div>
      <OverlayLayer overlay={overlay} timeZone={timeZone} />
    </div>
  );
}
