import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toSlug, toSlugBeingTyped } from '#shared/domain/slug.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { focusOnOpen } from '#shared/react/ui/focus-on-open.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';

interface NewTeamDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (teamId: string) => void;
}

/** A name and an address are enough; who makes a team is its first member. */
export function NewTeamDialog({ onClose, onCreated }: NewTeamDialogProps) {
  const t = useTexts('teams');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { hostId } = useSession();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const { mutate, isPending, error } = api.useChange('post', '/company/teams');
  const slug = typed ?? toSlug(name);
  return (
    <Dialog title={t('new')} onClose={onClose} className="p-5">
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(
            { body: { name, slug, description: null, memberIds: [hostId] } },
            {
              onSuccess: ({ id }) => {
                void queryClient.invalidateQueries();
                onClose();
                onCreated(id);
              },
            },
          );
        }}
      >
        <label className="block">
          <span className="mb-1.5 block font-medium text-sm">{t('name')}</span>
          <input
            ref={focusOnOpen}
            required
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className="field"
          />
        </label>
        <label className="block">
          <span className="mb-1.5 block font-medium text-sm">{t('address')}</span>
          <input
            required
            minLength={3}
            maxLength={40}
            autoCapitalize="none"
            spellCheck={false}
            value={slug}
            onChange={(event) => setTyped(toSlugBeingTyped(event.target.value))}
            className="field"
          />
          <span className="mt-1.5 block text-soft text-sm wrap-anywhere">
            {location.host}/team/{slug}
          </span>
        </label>
        {error && (
          <p role="alert" className="text-danger text-sm">
            {errorText(error)}
          </p>
        )}
        <div className="actions">
          <Button type="submit" busy={isPending}>
            {t('create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
