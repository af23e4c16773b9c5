import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { FirstSteps } from './first-steps.tsx';
import { BottomBar } from './nav/bottom-bar.tsx';
import { SideBar } from './nav/side-bar.tsx';
import { usePaletteKey } from './palette/use-palette-key.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { SessionGate } from './session.tsx';

const Palette = lazy(() =>
  import('./palette/palette.tsx').then((module) => ({ default: module.Palette })),
);
const KeysDialog = lazy(() =>
  import('./palette/keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })),
);

/** What stays while screens change: the way around, the palette, and the gate before them all. */
export function OfficeFrame() {
  const [open, setOpen] = useState<'palette' | 'keys'>();
  const openPalette = () => setOpen('palette');
  const openKeys = () => setOpen('keys');
  const close = () => setOpen(undefined);
  usePaletteKey({ onOpen: openPalette, onKeys: openKeys });
  return (
    <QueryView pending={<ScreenSkeleton />}>
      <SessionGate>
        <div className="md:grid md:grid-cols-[14rem_minmax(0,1fr)] print:block">
          <SideBar onGoTo={openPalette} />
          <main className="min-h-dvh min-w-0 px-4 pt-5 pb-24 sm:px-8 md:pb-8 print:p-0">
            <FirstSteps>
              <Outlet />
            </FirstSteps>
          </main>
          <BottomBar onGoTo={openPalette} />
        </div>
        <Suspense>
          {open === 'palette' && <Palette onKeys={openKeys} onClose={close} />}
          {open === 'keys' && <KeysDialog onClose={close} />}
        </Suspense>
      </SessionGate>
    </QueryView>
  );
}
