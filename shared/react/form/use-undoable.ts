import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../i18n/use-texts.ts';
import { showToast, UNDO_MS } from '../ui/toast-store.ts';
import { useToast } from '../ui/use-toast.ts';

interface Undoable<Data> {
  /** Where what is changed is kept. */
  readonly queryKey: readonly unknown[];
  readonly save: (change: Partial<Data>) => Promise<Data>;
}

/** A change and what there was before, and what to call it. */
interface OneChange<Data> {
  readonly now: Partial<Data>;
  readonly was: Partial<Data>;
  readonly said: string;
}

/**
 * Changes something harmless at once: it is shown before it is saved, taken back where that fails, and
 * for 10 s a toast offers Undo.
 */
export function useUndoable<Data extends object>({ queryKey, save }: Undoable<Data>) {
  const t = useTexts('form');
  const queryClient = useQueryClient();
  const { failWith } = useToast();
  const show = (part: Partial<Data>) =>
    queryClient.setQueryData<Data>(queryKey, (data) => data && { ...data, ...part });

  const apply = async ({ now, was }: OneChange<Data>): Promise<boolean> => {
    // What was asked before would come in between with what was.
    await queryClient.cancelQueries({ queryKey });
    show(now);
    try {
      queryClient.setQueryData(queryKey, await save(now));
      return true;
    } catch (error) {
      show(was);
      failWith(error);
      return false;
    }
  };
  return async (change: OneChange<Data>): Promise<void> => {
    if (!(await apply(change))) return;
    const { now, was, said } = change;
    const run = () => void apply({ now: was, was: now, said });
    const action = { label: t('undo'), run };
    showToast({ tone: 'plain', title: t('saved'), text: said, action }, UNDO_MS);
  };
}
