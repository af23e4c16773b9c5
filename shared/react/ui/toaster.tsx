import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from './icon.tsx';
import { topDialog } from './open-dialogs.ts';
import { dismissToast, type Toast, toastStore } from './toast-store.ts';

/** The page's corner for toasts, in the open dialog where there is one; set up by mountIsland. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.read, () => undefined);
  const corner = (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--foot,0px)+var(--foot-bar,0px))] z-50 flex flex-col items-center gap-2 p-4 sm:items-end sm:p-6">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
  return dialog ? createPortal(corner, dialog) : corner;
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation('common');
  const isDestructive = toast.tone === 'destructive';
  return (
    <div
      role={isDestructive ? 'alert' : 'status'}
      className="floating pointer-events-auto flex w-full max-w-sm animate-[rise_160ms_ease-out] items-start gap-3 p-4"
    >
      <Icon
        name={isDestructive ? 'alert' : 'check'}
        className={`mt-0.5 size-5 ${isDestructive ? 'text-danger' : 'text-success'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="text-soft">{toast.text}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
          className="-my-2 min-h-11 px-2 font-medium text-brand-text underline"
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        onClick={() => dismissToast(toast.id)}
        aria-label={t('dismiss')}
        className="-m-3.5 rounded-lg p-3.5 text-soft hover:text-ink"
      >
        <Icon name="cross" className="size-4" />
      </button>
    </div>
  );
}
