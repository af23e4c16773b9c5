import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../i18n/use-texts.ts';
import { showToast, UNDO_MS } from '../ui/toast-store.ts';
import { useToast } from '../ui/use-toast.ts';

interface Undoable<Data, Part> {
  /** Where what is changed is kept. */
  readonly queryKey: readonly unknown[];
  /** `was` is what the caller saw before. */
  readonly save: (change: Part, was: Part) => Promise<Data>;
  /** How a change is shown in what is kept, where it is more than some of its properties. */
  readonly merge?: (data: Data, part: Part) => Data;
}

/** A change and what there was before, and what to call it. */
interface OneChange<Part> {
  readonly now: Part;
  readonly was: Part;
  readonly said: string;
}

/**
 * Changes something harmless at once: it is shown before it is saved, taken back where that fails, and
 * for 10 s a toast offers Undo.
 */
export function useUndoable<Data extends object, Part extends object = Partial<Data>>({
  queryKey,
  save,
  merge = (data, part) => ({ ...data, ...part }),
}: Undoable<Data, Part>) {
  const t = useTexts('form');
  const queryClient = useQueryClient();
  const { failWith } = useToast();
  const show = (part: Part) =>
    queryClient.setQueryData<Data>(queryKey, (data) => data && merge(data, part));

  const apply = async ({ now, was }: Omit<OneChange<Part>, 'said'>): Promise<boolean> => {
    // What was asked before would come in between with what was.
    await queryClient.cancelQueries({ queryKey });
    show(now);
    try {
      queryClient.setQueryData(queryKey, await save(now, was));
      return true;
    } catch (error) {
      show(was);
      failWith(error);
      return false;
    }
  };
  return async (change: OneChange<Part>): Promise<void> => {
    if (!(await apply(change))) return;
    const { now, was, said } = change;
    const run = () => void apply({ now: was, was: now });
    const action = { label: t('undo'), run };
    showToast({ tone: 'plain', title: t('saved'), text: said, action }, UNDO_MS);
  };
}
