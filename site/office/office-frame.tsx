import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { FirstSteps } from './first-steps.tsx';
import { BottomBar } from './nav/bottom-bar.tsx';
import { SideBar } from './nav/side-bar.tsx';
import { Palette } from './palette/palette.tsx';
import { usePaletteKey } from './palette/use-palette-key.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { SessionGate } from './session.tsx';

/** What stays while screens change: the way around, the palette, and the gate before them all. */
export function OfficeFrame() {
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  usePaletteKey(() => setPaletteOpen(true));
  return (
    <QueryView pending={<ScreenSkeleton />}>
      <SessionGate>
        <div className="md:grid md:grid-cols-[14rem_minmax(0,1fr)] print:block">
          <SideBar onGoTo={() => setPaletteOpen(true)} />
          <main className="min-h-dvh min-w-0 px-4 pt-5 pb-24 sm:px-8 md:pb-8 print:p-0">
            <FirstSteps>
              <Outlet />
            </FirstSteps>
          </main>
          <BottomBar onGoTo={() => setPaletteOpen(true)} />
        </div>
        {isPaletteOpen && <Palette onClose={() => setPaletteOpen(false)} />}
      </SessionGate>
    </QueryView>
  );
}
