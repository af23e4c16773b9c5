import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Consent, isAsked } from '#shared/domain/consent.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import type { ConsentStore } from './consent-store.ts';

/** Spec A §2: the bottom bar, its dialog, and afterwards a way to think again. */
export function ConsentBanner({ store }: { readonly store: ConsentStore }) {
  const state: Consent = useSyncExternalStore(store.subscribe, store.read);
  return (
    <>
      {/* What has opened the dialog stays behind it, for the focus to come back to. */}
      {isAsked(state) ? <Bar store={store} /> : state.step !== 'unread' && <Reopen store={store} />}
      {state.step === 'customizing' && <ConsentDialog chosen={state.chosen} store={store} />}
    </>
  );
}

function Bar({ store }: { readonly store: ConsentStore }) {
  const { t } = useTranslation('consent');
  const bar = useRoomBelow();
  const nowIso = () => new Date().toISOString();
  return (
    <section
      ref={bar}
      data-bar
      aria-label={t('title')}
      className="print:hidden sticky bottom-0 z-40 max-h-[70dvh] overflow-y-auto border-line border-t bg-raised"
    >
      <div className="mx-auto flex max-w-[66rem] flex-col gap-4 px-5 py-4 md:flex-row md:items-center md:gap-8 md:px-6">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{t('title')}</p>
          <p className="text-pretty text-soft text-sm">{t('text')}</p>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2 md:flex">
          <Button
            tone="plain"
            className="col-span-full"
            onClick={() => store.send({ type: 'customize-opened' })}
          >
            {t('customize')}
          </Button>
          <Button
            tone="quiet"
            onClick={() => store.send({ type: 'rejected-all', nowIso: nowIso() })}
          >
            {t('rejectAll')}
          </Button>
          <Button
            tone="quiet"
            onClick={() => store.send({ type: 'accepted-all', nowIso: nowIso() })}
          >
            {t('acceptAll')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * On a phone the bar would lie over the times: there the page ends where the bar begins
 * (`data-asked` in global.css), and all of it can be scrolled to above.
 */
function useRoomBelow() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: element } = bar;
    const root = document.documentElement;
    if (!element) return undefined;
    const tell = () => root.style.setProperty('--asked', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    root.dataset.asked = '';
    return () => {
      observer.disconnect();
      delete root.dataset.asked;
    };
  }, []);
  return bar;
}

function Reopen({ store }: { readonly store: ConsentStore }) {
  const { t } = useTranslation('consent');
  return (
    <aside aria-label={t('title')} className="pb-6 text-center">
      <button
        type="button"
        onClick={() => store.send({ type: 'customize-opened' })}
        className="touch rounded-md text-soft text-sm underline decoration-line-strong/50 underline-offset-4 hover:text-ink"
      >
        {t('reopen')}
      </button>
    </aside>
  );
}
