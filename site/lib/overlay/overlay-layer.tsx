import { Suspense } from 'react';
import { holdModule } from '#site/lib/hold-module.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import type { Overlay } from './overlay-store.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

const dialog = holdModule(() => loadWithTexts(['overlay'], () => import('./overlay-dialog.tsx')));

interface OverlayLayerProps {
  readonly overlay: Overlay;
  /** Where times without a zone are. */
  readonly timeZone: string;
}

/** The way in for the visitor's own calendar; its code comes when it is asked for. */
export function OverlayLayer(props: OverlayLayerProps) {
  useDroppedFiles();
  if (!props.overlay.isOpen) return null;
  return (
    // A section, so that the dialog's own header is not taken for the page's.
    <section>
      <Suspense fallback={null}>
        <Opened {...props} />
      </Suspense>
    </section>
  );
}

function Opened(props: OverlayLayerProps) {
  const { OverlayDialog } = dialog.useModule();
  return <OverlayDialog {...props} />;
}
