import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { usePlace } from '#shared/react/router/use-place.ts';
import { OfflineLine } from '#shared/react/ui/offline-line.tsx';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { ClosingNote } from './closing/closing-note.tsx';
import { FirstSteps } from './first-steps.tsx';
import { BottomBar } from './nav/bottom-bar.tsx';
import { SideBar } from './nav/side-bar.tsx';
import { SkipLink } from './nav/skip-link.tsx';
import type { OfficeKey } from './palette/office-key-of.ts';
import { usePaletteKey } from './palette/use-palette-key.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { placedScreens } from './screens.ts';
import { SessionGate } from './session.tsx';

/** The palette speaks of all that its commands are about. */
const PALETTE_TEXTS = ['palette', 'calendar', 'meeting-types', 'form'] as const;
const loadPalette = () =>
  loadWithTexts(PALETTE_TEXTS, () => import('./palette/palette-dialogs.ts'), loadOfficeTexts);
const Palette = lazy(() => loadPalette().then((dialogs) => ({ default: dialogs.Palette })));
const KeysDialog = lazy(() => loadPalette().then((dialogs) => ({ default: dialogs.KeysDialog })));

const ZoneNote = lazy(() =>
  import('./zone-note.tsx').then((module) => ({ default: module.ZoneNote })),
);

/** Once the first screen is there, so that no letter is lost on the way to it. */
const PALETTE_AFTER_MS = 1500;

/** What stays while screens change: the way around, the palette, and the gate before them all. */
export function OfficeFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts('office');
  const [open, setOpen] = useState<OfficeKey>();
  const isAlone = isBare(usePlace().pathname);
  // What stands alone has no palette: it would wait for the next screen.
  const show = (what: OfficeKey) => isAlone || setOpen(what);
  const openPalette = () => show('palette');
  const close = () => setOpen(undefined);
  useEffect(() => {
    // Without a line it is asked for once it is opened.
    const timer = setTimeout(() => loadPalette().catch(() => undefined), PALETTE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  usePaletteKey(show);
  return (
    <QueryView pending={<ScreenSkeleton />}>
      <SessionGate>
        <OfflineLine text={t('offline')} />
        {isAlone ? (
          <main className="p-4">{children}</main>
        ) : (
          <>
            <SkipLink />
            <div className="md:grid md:grid-cols-[14rem_minmax(0,1fr)] print:block">
              <SideBar onGoTo={openPalette} />
              <main className="relative min-h-dvh min-w-0 px-(--inset) pt-6 pb-24 max-sm:hyphens-auto max-sm:[hyphenate-limit-chars:11_4_4] sm:px-8 md:pb-8 print:p-0">
                <Suspense>
                  <ZoneNote />
                </Suspense>
                <ClosingNote />
                <FirstSteps>{children}</FirstSteps>
              </main>
              <BottomBar onGoTo={openPalette} />
            </div>
            <Suspense>
              {open === 'palette' && <Palette onKeys={() => show('keys')} onClose={close} />}
              {open === 'keys' && <KeysDialog onClose={close} />}
            </Suspense>
          </>
        )}
      </SessionGate>
    </QueryView>
  );
}

function isBare(pathname: string): boolean {
  return placedScreens.some((screen) => screen.isBare && screen.pattern === pathname);
}
