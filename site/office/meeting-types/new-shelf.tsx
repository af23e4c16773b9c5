import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Workspace } from '#shared/api/workspace.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { shelvesQuery } from './shelves-query.ts';

/** One line that puts up a shelf. */
export function NewShelf({ onMade }: { readonly onMade?: (shelf: Workspace) => void }) {
  const t = useTexts('meeting-types');
  const toast = useToast();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const { mutateAsync, isPending } = api.useChange('post', '/workspace');
  const create = async () => {
    try {
      const shelf = await mutateAsync({ body: { name: name.trim() } });
      setName('');
      await queryClient.invalidateQueries({ queryKey: shelvesQuery.queryKey });
      onMade?.(shelf);
    } catch (error) {
      toast.failWith(error);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !isPending) void create();
      }}
      className="flex flex-wrap gap-2 p-2"
    >
      <input
        aria-label={t('shelf.new')}
        placeholder={t('shelf.new')}
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="field min-w-[min(10rem,100%)] flex-1"
      />
      <Button type="submit" tone="quiet" busy={isPending}>
        {t('shelf.add')}
      </Button>
    </form>
  );
}
