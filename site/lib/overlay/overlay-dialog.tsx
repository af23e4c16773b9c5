import { useEffect, useRef } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { formatDayShort } from '#shared/time/format.ts';
import { OverlayOutcome } from './overlay-outcome.tsx';
import { OverlaySources } from './overlay-sources.tsx';
import { type Overlay, overlayStore } from './overlay-store.ts';
import { PasteForm } from './paste-form.tsx';
import { useOverlayReader } from './use-overlay-reader.ts';

const DAY_MINUTES = 1440;
const FILES = '.ics,.ifb,.ical,.vfb,text/calendar';

/** Takes a visitor's own calendar into the page: a file, several, or pasted times. */
export function OverlayDialog({
  overlay,
  timeZone,
}: {
  readonly overlay: Overlay;
  readonly timeZone: string;
}) {
  const { t, language } = useTranslation('overlay');
  const input = useRef<HTMLInputElement>(null);
  const { outcome, isReading, readFiles, readText } = useOverlayReader(() => ({
    ...{ language, timeZone },
    nowMs: Date.now(),
  }));
  const tomorrow = Math.floor(Date.now() / 60_000) + DAY_MINUTES;
  const example = `${formatDayShort(tomorrow, { language, timeZone })} 9–11`;
  const { dropped } = overlay;
  const read = useRef(readFiles);
  read.current = readFiles;
  useEffect(() => {
    if (dropped.length > 0) void read.current(dropped);
  }, [dropped]);
  return (
    <Dialog
      title={t('title')}
      shape="sheet"
      className="@container px-(--gutter) py-5"
      onClose={overlayStore.close}
    >
      <p className="text-pretty text-soft">{t('lead')}</p>
      <div className="mt-4 flex flex-col items-center gap-1 rounded-xl border border-line-strong border-dashed px-(--inset) py-5 text-center">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={FILES}
          onChange={({ currentTarget }) => {
            void readFiles([...(currentTarget.files ?? [])]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button tone="quiet" busy={isReading} onClick={() => input.current?.click()}>
          <Icon name="calendar" className="size-5 @max-xs:hidden" />
          {t('choose')}
        </Button>
        <p className="text-soft text-sm">{t('drop')}</p>
      </div>
      <OverlayOutcome outcome={outcome} example={example} />
      <OverlaySources overlay={overlay} />
      <PasteForm
        isOpen={overlay.sources.length === 0}
        example={example}
        timeZone={timeZone}
        isBusy={isReading}
        onPaste={readText}
      />
      <div className="actions mt-6">
        <button type="button" onClick={overlayStore.close} className={buttonClass()}>
          {t('done')}
        </button>
      </div>
    </Dialog>
  );
}
