import { useState } from 'react';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';

interface DeleteDialogProps {
  readonly type: ListedMeetingType;
  readonly onDelete: (handOverTo: string | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/** Nothing can take it back: it says what hangs on the meeting type, and who is to have that. */
export function DeleteDialog(props: DeleteDialogProps) {
  const t = useTexts('meeting-types');
  return (
    <FormFrame title={t('delete.title', { name: props.type.name })} onClose={props.onClose}>
      <QueryView pending={<Skeleton className="mb-5 h-32" />}>
        <Question {...props} />
      </QueryView>
    </FormFrame>
  );
}

function Question({ type, onDelete, onClose }: DeleteDialogProps) {
  const t = useTexts('meeting-types');
  const [heir, setHeir] = useState('');
  const { data: uses } = api.useData('get', '/meeting-type/{meetingTypeId}/uses', {
    params: { path: { meetingTypeId: type.id } },
  });
  const { data: others } = api.useData('get', '/meeting-type/all', {
    params: { query: { pageSize: 100 } },
  });
  const heirs = others.meetingTypes.filter(({ id: each, canEdit }) => each !== type.id && canEdit);
  const appointments = uses.comingAppointments + uses.pastAppointments;
  return (
    <DialogForm
      verb={t('delete.confirm')}
      tone="danger"
      onSave={() => onDelete(appointments > 0 ? heir : undefined)}
      onClose={onClose}
    >
      <p className="text-pretty">{t('delete.text')}</p>
      <ul className="list-disc pl-5 text-sm">
        {uses.comingAppointments > 0 && (
          <li>{t('delete.coming', { count: uses.comingAppointments })}</li>
        )}
        {uses.pastAppointments > 0 && <li>{t('delete.past', { count: uses.pastAppointments })}</li>}
        {uses.oneTimeLinks > 0 && <li>{t('delete.links', { count: uses.oneTimeLinks })}</li>}
        {uses.routingForms.length > 0 && (
          <li>
            {t('delete.forms', { names: uses.routingForms.map(({ name }) => name).join(', ') })}
          </li>
        )}
      </ul>
      {appointments > 0 && (
        <SelectField
          name="handOverTo"
          isRequired
          label={t('delete.heir')}
          hint={t('delete.heirHint')}
          value={heir}
          options={[
            ['', t('delete.choose')],
            ...heirs.map((each) => [each.id, `${each.name} · ${each.owner.name}`] as const),
          ]}
          onChange={setHeir}
        />
      )}
    </DialogForm>
  );
}
