import { ERROR_TOAST_MS } from '#shared/domain/constants.ts';

/** So long a change can be taken back from its toast. */
export const UNDO_MS = 10_000;

export interface Toast {
  readonly id: number;
  readonly tone: 'plain' | 'destructive';
  readonly title: string;
  readonly text?: string;
  /** A way back, as a button. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast for `durationMs` (Spec A §9: 4 s) and returns its id. */
export function showToast(toast: Omit<Toast, 'id'>, durationMs = ERROR_TOAST_MS): number {
  lastId += 1;
  const id = lastId;
  replace([...toasts, { ...toast, id }]);
  setTimeout(() => dismissToast(id), durationMs);
  return id;
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
