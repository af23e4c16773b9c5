import type { ComponentType, ReactNode } from 'react';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { contentWidth } from './content-width.ts';
import { NotAllowed } from './not-allowed.tsx';
import type { PlacedScreen } from './screens.ts';
import { useSession } from './session.tsx';

interface ScreenPlaceProps {
  readonly screen: PlacedScreen;
  readonly children: ReactNode;
}

/** Names the tab, keeps out who has no right to the screen, and gives it its width. */
function ScreenPlace({ screen, children }: ScreenPlaceProps) {
  const t = useTexts('office');
  const isAllowed = reachOf(useSession(), screen.right) !== undefined;
  usePageTitle(t(isAllowed ? screen.title : 'notAllowed'));
  return <div className={contentWidth[screen.width]}>{isAllowed ? children : <NotAllowed />}</div>;
}

/** A screen in its place. */
export function placeScreen(screen: PlacedScreen, Content: ComponentType): ComponentType {
  return () => (
    <ScreenPlace screen={screen}>
      <Content />
    </ScreenPlace>
  );
}
