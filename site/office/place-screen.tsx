import type { ComponentType, ReactNode } from 'react';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { NotAllowed } from './not-allowed.tsx';
import type { PlacedScreen } from './screens.ts';
import { useSession } from './session.tsx';

interface ScreenPlaceProps {
  readonly screen: PlacedScreen;
  readonly children: ReactNode;
}

/** Names the tab, and keeps out who has no right to the screen. */
function ScreenPlace({ screen, children }: ScreenPlaceProps) {
  const t = useTexts('office');
  const isAllowed = reachOf(useSession(), screen.right) !== undefined;
  usePageTitle(t(isAllowed ? screen.title : 'notAllowed'));
  return isAllowed ? children : <NotAllowed />;
}

/** A screen in its place. */
export function placeScreen(screen: PlacedScreen, Content: ComponentType): ComponentType {
  return () => (
    <ScreenPlace screen={screen}>
      <Content />
    </ScreenPlace>
  );
}
