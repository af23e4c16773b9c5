import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { imageSrc } from '#site/lib/image-src.ts';
import { api } from '#site/office/api.ts';
import type { TellableAppointment } from './tellable-appointment.ts';
import { useAppointmentAction } from './use-appointment-action.ts';
import { WhoIsTold } from './who-is-told.tsx';

interface HandOverDialogProps {
  readonly appointment: TellableAppointment;
  readonly onClose: () => void;
  /** Where it may be somebody's no more, who then has nothing to look at. */
  readonly onDone?: () => void;
}

/** Gives an appointment to a colleague who is free then. */
export function HandOverDialog(props: HandOverDialogProps) {
  const t = useTexts('appointments');
  return (
    <FormFrame title={t('give.title')} onClose={props.onClose}>
      <QueryView pending={<Skeleton className="mb-5 h-60" />}>
        <Takers {...props} />
      </QueryView>
    </FormFrame>
  );
}

function Takers({ appointment, onClose, onDone }: HandOverDialogProps) {
  const t = useTexts('appointments');
  const { t: common } = useTranslation('common');
  const [toHostId, choose] = useState<string>();
  const [fromHostId, setFrom] = useState(appointment.hosts[0]?.id ?? '');
  const params = { path: { appointmentId: appointment.id } };
  const { data } = api.useData('get', '/appointments/{appointmentId}/takers', { params });
  const { mutateAsync } = api.useChange('post', '/booking/hand-over/{appointmentId}');
  const { settle } = useAppointmentAction();
  const taker = data.takers.find(({ id }) => id === toHostId);
  const give = async () => {
    if (!taker) return;
    const change = () =>
      mutateAsync({ params, body: { toHostId: taker.id, ...(fromHostId && { fromHostId }) } });
    const said = { title: t('give.done'), text: t('give.doneText', { name: taker.firstname }) };
    await settle(change, said);
    onDone?.();
  };
  if (data.takers.length === 0) return <p className="pb-5 text-soft">{t('give.nobody')}</p>;
  return (
    <DialogForm
      verb={t('give.do')}
      keep={common('back')}
      isIdle={!taker}
      onSave={give}
      onClose={onClose}
    >
      {appointment.hosts.length > 1 && (
        <SelectField
          label={t('give.from')}
          value={fromHostId}
          options={appointment.hosts.map(
            ({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`] as const,
          )}
          onChange={setFrom}
        />
      )}
      <fieldset className="card max-h-80 divide-y divide-line overflow-y-auto">
        <legend className="sr-only">{t('give.to')}</legend>
        {data.takers.map((each) => (
          <label
            key={each.id}
            className="flex min-h-12 items-center gap-3 px-3 py-2 has-[:checked]:bg-brand-soft has-[:disabled]:text-soft"
          >
            <input
              type="radio"
              name="taker"
              value={each.id}
              disabled={!each.isFree}
              checked={each.id === toHostId}
              onChange={() => choose(each.id)}
              className="size-4 accent-brand"
            />
            <Avatar
              name={`${each.firstname} ${each.lastname}`}
              picture={imageSrc(each.picture)}
              size={32}
            />
            <span className="min-w-0 flex-1 truncate">{`${each.firstname} ${each.lastname}`}</span>
            <span className="shrink-0 text-soft text-xs">
              {each.isFree
                ? each.isAssigned
                  ? t('give.assigned')
                  : t('give.free')
                : t('give.busy')}
            </span>
          </label>
        ))}
      </fieldset>
      <WhoIsTold
        attendees={appointment.attendees.map(({ name, email }) => name || email)}
        hosts={[
          ...appointment.hosts.map(({ firstname }) => firstname),
          taker?.firstname ?? '',
        ].filter((name) => name !== '')}
      />
    </DialogForm>
  );
}
