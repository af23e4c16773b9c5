import { useState } from 'react';
import type { Resource } from '#shared/api/resource.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useListedChange } from '#site/office/use-listed-change.ts';

interface ResourceDialogProps {
  /** None for a new one. */
  readonly resource: Resource | undefined;
  readonly onClose: () => void;
}

/** A resource: what it is called, for how many it is, and whether it is in use. */
export function ResourceDialog({ resource, onClose }: ResourceDialogProps) {
  const t = useTexts('general');
  const settle = useListedChange(['/company/resources']);
  const [name, setName] = useState(resource?.name ?? '');
  const [group, setGroup] = useState(resource?.groupName ?? '');
  const [capacity, setCapacity] = useState(String(resource?.capacity ?? ''));
  const [enabled, setEnabled] = useState(resource?.enabled ?? true);
  const create = api.useChange('post', '/company/resources');
  const change = api.useChange('patch', '/company/resources/{resourceId}');
  const save = () => {
    const details = {
      name: name.trim(),
      groupName: group.trim() || null,
      capacity: Number(capacity) || null,
      enabled,
    };
    if (!resource) return create.mutateAsync({ body: details });
    const was = {
      name: resource.name,
      groupName: resource.groupName,
      capacity: resource.capacity,
      enabled: resource.enabled,
    };
    const params = { path: { resourceId: resource.id } };
    return change.mutateAsync({ params, body: { ...details, was } });
  };
  return (
    <FormDialog
      title={resource ? t('resources.edit', { name: resource.name }) : t('resources.add')}
      verb={t('resources.save')}
      aside={resource && <DeleteButton resource={resource} onDeleted={onClose} />}
      onSave={() => settle(save)}
      onClose={onClose}
    >
      <TextField name="name" label={t('company.name')} value={name} onText={setName} />
      <TextField
        name="groupName"
        isOptional
        label={t('resources.group')}
        value={group}
        onText={setGroup}
      />
      <TextField
        name="capacity"
        kind="number"
        isOptional
        label={t('resources.capacity')}
        min={1}
        max={100_000}
        value={capacity}
        onText={setCapacity}
      />
      <SwitchField
        label={t('resources.inUse')}
        hint={t('resources.inUseHint')}
        isOn={enabled}
        onSwitch={setEnabled}
      />
    </FormDialog>
  );
}

interface DeleteButtonProps {
  readonly resource: Resource;
  readonly onDeleted: () => void;
}

function DeleteButton({ resource, onDeleted }: DeleteButtonProps) {
  const t = useTexts('general');
  const { failWith } = useToast();
  const settle = useListedChange(['/company/resources']);
  const { mutateAsync, isPending } = api.useChange('delete', '/company/resources/{resourceId}');
  const remove = () => mutateAsync({ params: { path: { resourceId: resource.id } } });
  return (
    <Button
      tone="danger"
      disabled={resource.meetingTypeCount > 0}
      busy={isPending}
      onClick={() => settle(remove).then(onDeleted, failWith)}
    >
      {t('resources.delete')}
    </Button>
  );
}
