import { useId } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import type { OfficeRouteId } from '#shared/routes/index.ts';
import type { PlacedGroup } from '../screens.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/** As high as `use-folds.ts` counts it. */
const row =
  'flex min-h-7 w-full items-center gap-2.5 rounded-lg px-2.5 text-left hover:bg-ink/5 pointer-coarse:min-h-10';

interface SideGroupProps {
  readonly group: PlacedGroup;
  /** The screen that somebody is at, whose row is there also while its group is folded. */
  readonly currentId: OfficeRouteId | undefined;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** The screens of one kind, below the button that folds them. */
export function SideGroup({ group, currentId, isOpen, onPress }: SideGroupProps) {
  const t = useTexts('office');
  const id = useId();
  const isShown = (screenId: OfficeRouteId) => isOpen || screenId === currentId;
  const hidesWaiting = group.screens.some((each) => each.id === 'dashboard' && !isShown(each.id));
  return (
    <li>
      <h2 className="font-medium text-soft text-xs">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onPress}
          className={row}
        >
          <span className="min-w-0 flex-1 truncate">{t(`nav.groups.${group.name}`)}</span>
          {hidesWaiting && <WaitingBadge />}
          <Icon
            name="right"
            className={`size-3.5 transition-transform duration-(--motion-quick) ${isOpen ? 'rotate-90' : ''}`}
          />
        </button>
      </h2>
      <ul id={id}>
        {group.screens.map((screen) => (
          <li key={screen.id} hidden={!isShown(screen.id)}>
            <Link
              to={screen.pattern}
              ref={screen.id === currentId ? intoView : undefined}
              aria-current={screen.id === currentId ? 'page' : undefined}
              className={`${row} text-sm no-underline aria-[current]:font-medium aria-[current]:text-brand-text not-forced-colors:aria-[current]:bg-brand-soft!`}
            >
              <Icon name={screen.icon} className="size-4.5" />
              <span className="min-w-0 flex-1 truncate">{t(screen.title)}</span>
              {screen.id === 'dashboard' && <WaitingBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Once the frame is laid out, which a place asked for now would do before its time. */
function intoView(element: HTMLElement | null): void {
  requestAnimationFrame(() => setTimeout(() => element?.scrollIntoView({ block: 'nearest' })));
}
