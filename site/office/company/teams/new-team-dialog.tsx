import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toSlug, toSlugBeingTyped } from '#shared/domain/slug.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';

interface NewTeamDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (teamId: string) => void;
}

/** A name and an address are enough; who makes a team is its first member. */
export function NewTeamDialog({ onClose, onCreated }: NewTeamDialogProps) {
  const t = useTexts('teams');
  const queryClient = useQueryClient();
  const { hostId } = useSession();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const { mutateAsync } = api.useChange('post', '/company/teams');
  const slug = typed ?? toSlug(name);
  const create = async () => {
    const body = { name, slug, description: null, memberIds: [hostId] };
    const { id } = await mutateAsync({ body });
    void queryClient.invalidateQueries();
    onClose();
    onCreated(id);
  };
  return (
    <FormDialog
      isStep
      title={t('new')}
      verb={t('create')}
      refusals={{ 'slug-taken': 'slug' }}
      onSave={create}
      onClose={onClose}
    >
      <TextField name="name" label={t('name')} value={name} onText={setName} />
      <TextField
        name="slug"
        kind="url"
        label={t('address')}
        hint={`${location.host}/team/${slug}`}
        minLength={3}
        maxLength={40}
        value={slug}
        onText={(text) => setTyped(toSlugBeingTyped(text))}
      />
    </FormDialog>
  );
}
