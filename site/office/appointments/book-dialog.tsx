import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { TextField } from './text-field.tsx';
import { TimePicker } from './time-picker.tsx';
import { useBooking } from './use-booking.ts';
import { useFreeTimes } from './use-free-times.ts';

/** Books for a client: of what, when (also outside of the hours, also what has been), and who. */
export function BookDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('appointments');
  return (
    <Dialog title={t('book.title')} shape="sheet" onClose={onClose} className="p-5">
      <QueryView pending={<Skeleton className="h-96" />}>
        <Booking onClose={onClose} />
      </QueryView>
    </Dialog>
  );
}

function Booking({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('appointments');
  const typeId = useId();
  const navigate = useNavigate();
  const { data } = api.useData('get', '/appointments/filters');
  const booking = useBooking(data.meetingTypes[0]?.id ?? '');
  const { draft, change, problems, isPast, isBusy } = booking;
  const times = useFreeTimes({ meetingTypeId: draft.meetingTypeId });
  const book = async () => {
    const appointmentId = await booking.book();
    if (appointmentId === undefined) return;
    onClose();
    void navigate({ to: `/appointments/${appointmentId}` });
  };
  if (data.meetingTypes.length === 0) return <p className="text-soft">{t('book.noTypes')}</p>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
      className="flex flex-col gap-5"
    >
      <div>
        <label htmlFor={typeId} className="mb-1.5 block font-medium text-sm">
          {t('filter.type')}
        </label>
        <select
          id={typeId}
          value={draft.meetingTypeId}
          onChange={({ target }) => change({ meetingTypeId: target.value, start: undefined })}
          className="field"
        >
          {data.meetingTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Switch
        label={t('book.anyTime')}
        hint={t('book.anyTimeHint')}
        isOn={draft.isAnyTime}
        onSwitch={(isAnyTime) => change({ isAnyTime })}
      />
      {draft.isAnyTime ? (
        <TextField
          type="datetime-local"
          label={t('book.when')}
          hint={isPast ? t('book.isPast') : undefined}
          problem={problems.when}
          value={draft.when}
          onText={(when) => change({ when })}
        />
      ) : (
        <>
          {problems.start && (
            <p role="alert" className="text-danger text-sm">
              {problems.start}
            </p>
          )}
          <TimePicker times={times} start={draft.start} onPick={(start) => change({ start })} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('book.name')}
          problem={problems.name}
          value={draft.name}
          onText={(name) => change({ name })}
        />
        <TextField
          type="email"
          label={t('book.email')}
          problem={problems.email}
          value={draft.email}
          onText={(email) => change({ email })}
        />
        <TextField
          type="tel"
          label={t('book.phone')}
          value={draft.phone}
          onText={(phone) => change({ phone })}
        />
        <TextField
          label={t('book.notes')}
          value={draft.notes}
          onText={(notes) => change({ notes })}
        />
      </div>
      {!isPast && (
        <Switch
          label={t('book.sendMails')}
          hint={t('book.sendMailsHint')}
          isOn={draft.sendMails}
          onSwitch={(sendMails) => change({ sendMails })}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isPast ? t('book.record') : t('book.do')}
        </Button>
      </div>
    </form>
  );
}

function Switch(props: {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={props.isOn}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => props.onSwitch(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-sm">
          {props.label}
        </label>
        <p id={`${id}-hint`} className="text-pretty text-soft text-sm">
          {props.hint}
        </p>
      </div>
    </div>
  );
}
