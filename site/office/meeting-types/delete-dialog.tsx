import { useId, useState } from 'react';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
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
    <Dialog
      title={t('delete.title', { name: props.type.name })}
      onClose={props.onClose}
      className="p-5"
    >
      <QueryView pending={<Skeleton className="h-32" />}>
        <Question {...props} />
      </QueryView>
    </Dialog>
  );
}

function Question({ type, onDelete, onClose }: DeleteDialogProps) {
  const t = useTexts('meeting-types');
  const id = useId();
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
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onDelete(appointments > 0 ? heir : undefined);
      }}
      className="flex flex-col gap-4"
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
        <div>
          <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
            {t('delete.heir')}
          </label>
          <select
            id={id}
            required
            value={heir}
            onChange={(event) => setHeir(event.target.value)}
            aria-describedby={`${id}-hint`}
            className="field"
          >
            <option value="">{t('delete.choose')}</option>
            {heirs.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} · {each.owner.name}
              </option>
            ))}
          </select>
          <p id={`${id}-hint`} className="mt-1.5 text-pretty text-soft text-sm">
            {t('delete.heirHint')}
          </p>
        </div>
      )}
      <div className="actions">
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" tone="danger">
          {t('delete.confirm')}
        </Button>
      </div>
    </form>
  );
}
