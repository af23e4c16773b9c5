import { lazy, Suspense, useState } from 'react';
import type { SentWatch } from '#shared/api/sent-watch.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';

const PictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

interface LogoToolProps {
  /** Whether there is one. */
  readonly has: boolean;
  /** Shows another, or none; `watch` follows one on its way. */
  readonly onSave: (picture: Blob | null, watch?: SentWatch) => Promise<unknown>;
  /** What its button says; a camera says nothing. */
  readonly words?: string | undefined;
}

/** The button that changes a company's logo, and what opens then. */
export function LogoTool({ has, onSave, words }: LogoToolProps) {
  const t = useTexts('card-editor');
  const [open, setOpen] = useState<'change' | 'remove'>();
  const change = () => setOpen('change');
  const close = () => setOpen(undefined);
  return (
    <>
      {words ? (
        <Button tone="quiet" className="text-sm" onClick={change}>
          {words}
        </Button>
      ) : (
        <span className="floating inline-flex rounded-lg">
          <IconTool icon="camera" label={t('pictures.logo.title')} onPress={change} />
        </span>
      )}
      {open === 'change' && (
        <Suspense>
          <PictureDialog
            kind="logo"
            onSave={onSave}
            onRemove={has ? () => setOpen('remove') : undefined}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'remove' && (
        <AskDialog
          title={t('pictures.logo.ask')}
          verb={t('pictures.remove')}
          tone="danger"
          onDo={() => onSave(null)}
          onClose={close}
        >
          <p className="text-pretty">{t('pictures.logo.after')}</p>
        </AskDialog>
      )}
    </>
  );
}
