import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Resource } from '#shared/api/resource.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { focusOnOpen } from '#shared/react/ui/focus-on-open.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/office/api.ts';

const question = api.toQuery('get', '/company/resources');

interface ResourceDialogProps {
  /** None for a new one. */
  readonly resource: Resource | undefined;
  readonly onClose: () => void;
}

/** A resource: what it is called, for how many it is, and whether it is in use. */
export function ResourceDialog({ resource, onClose }: ResourceDialogProps) {
  const t = useTexts('general');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [isEnabled, setEnabled] = useState(resource?.enabled ?? true);
  const create = api.useChange('post', '/company/resources');
  const change = api.useChange('patch', '/company/resources/{resourceId}');
  const remove = api.useChange('delete', '/company/resources/{resourceId}');
  const error = create.error ?? change.error ?? remove.error;
  const onSuccess = () => {
    onClose();
    void queryClient.invalidateQueries({ queryKey: question.queryKey });
  };
  const save = (form: FormData) => {
    const textOf = (name: string) => String(form.get(name) ?? '').trim();
    const details = {
      name: textOf('name'),
      groupName: textOf('group') || null,
      capacity: Number(textOf('capacity')) || null,
      enabled: isEnabled,
    };
    if (!resource) return create.mutate({ body: details }, { onSuccess });
    const { id, name, groupName, capacity, enabled } = resource;
    const was = { name, groupName, capacity, enabled };
    const params = { path: { resourceId: id } };
    return change.mutate({ params, body: { ...details, was } }, { onSuccess });
  };
  return (
    <Dialog
      title={resource ? t('resources.edit', { name: resource.name }) : t('resources.add')}
      onClose={onClose}
      className="p-5"
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        <Field name="name" label={t('company.name')} value={resource?.name} />
        <Field name="group" label={t('resources.group')} value={resource?.groupName} isOptional />
        <Field
          name="capacity"
          type="number"
          label={t('resources.capacity')}
          value={resource?.capacity}
          isOptional
        />
        <SwitchField
          label={t('resources.inUse')}
          hint={t('resources.inUseHint')}
          isOn={isEnabled}
          onSwitch={setEnabled}
        />
        {error && (
          <p role="alert" className="text-danger text-sm">
            {errorText(error)}
          </p>
        )}
        <div className="actions">
          {resource && (
            <Button
              tone="danger"
              disabled={resource.meetingTypeCount > 0}
              busy={remove.isPending}
              onClick={() =>
                remove.mutate({ params: { path: { resourceId: resource.id } } }, { onSuccess })
              }
            >
              {t('resources.delete')}
            </Button>
          )}
          <Button type="submit" busy={create.isPending || change.isPending}>
            {t('resources.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | number | null | undefined;
  readonly type?: 'text' | 'number';
  readonly isOptional?: boolean;
}

function Field({ name, label, value, type = 'text', isOptional = false }: FieldProps) {
  const t = useTexts('form');
  return (
    <label className="block">
      <span className="mb-1.5 block font-medium text-sm">
        {label}
        {isOptional && <span className="font-normal text-soft"> {t('optional')}</span>}
      </span>
      <input
        ref={name === 'name' ? focusOnOpen : undefined}
        name={name}
        type={type}
        defaultValue={value ?? ''}
        required={!isOptional}
        maxLength={200}
        {...(type === 'number' && { min: 1, max: 100_000 })}
        className="field"
      />
    </label>
  );
}
