import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Workspace } from '#shared/api/workspace.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { NewShelf } from './new-shelf.tsx';
import { shelvesQuery } from './shelves-query.ts';

/** The shelves of the company: put up, renamed, taken down. What stood on one stays. */
export function ShelvesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('meeting-types');
  const { data } = useSuspenseQuery(shelvesQuery);
  return (
    <Dialog title={t('shelf.manage')} onClose={onClose} className="p-3">
      <p className="px-2 pb-2 text-pretty text-soft text-sm">{t('shelf.hint')}</p>
      <ul>
        {data.workspaces.map((shelf) => (
          <ShelfLine key={shelf.id} shelf={shelf} />
        ))}
      </ul>
      <NewShelf />
      <div className="actions p-2">
        <Button onClick={onClose}>{t('shelf.done')}</Button>
      </div>
    </Dialog>
  );
}

function ShelfLine({ shelf: { id, name, meetingTypes } }: { readonly shelf: Workspace }) {
  const t = useTexts('meeting-types');
  const toast = useToast();
  const queryClient = useQueryClient();
  const rename = api.useChange('patch', '/workspace/{workspaceId}');
  const remove = api.useChange('delete', '/workspace/{workspaceId}');
  const params = { path: { workspaceId: id } };
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toast.failWith(error);
    }
    await queryClient.invalidateQueries({ queryKey: shelvesQuery.queryKey });
  };
  const save = (typed: string) => {
    if (typed === '' || typed === name) return;
    void attempt(() => rename.mutateAsync({ params, body: { name: typed, was: { name } } }));
  };
  return (
    <li className="flex items-center gap-2 px-2 py-1">
      <input
        // A name that was saved elsewhere is shown anew.
        key={name}
        aria-label={t('shelf.rename', { name })}
        defaultValue={name}
        maxLength={200}
        onBlur={(event) => save(event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
        className="field flex-1"
      />
      <span className="w-8 text-right text-soft text-sm tabular-nums">{meetingTypes}</span>
      <button
        type="button"
        aria-label={t('shelf.remove', { name })}
        title={t('shelf.remove', { name })}
        onClick={() => void attempt(() => remove.mutateAsync({ params }))}
        className="inline-flex size-11 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-danger"
      >
        <Icon name="trash" className="size-4.5" />
      </button>
    </li>
  );
}
