import { use } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { MomentField } from '#shared/react/form/moment-field.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { ToldContext } from '#shared/react/form/told.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { toPath } from '#shared/routes/index.ts';
import { useFormats } from '#site/office/formats.tsx';
import { TimePicker } from './time-picker.tsx';
import { type Bookable, useBookable } from './use-bookable.ts';
import { useBooking, type Wish } from './use-booking.ts';

interface BookDialogProps {
  /** The time and the host that were chosen before. */
  readonly wish?: Wish;
  readonly onClose: () => void;
  /** Without it the way leads to what was booked. */
  readonly onBooked?: () => void;
}

/** Books for a client: of what, with whom, when (also outside of the hours, also what has been), and who. */
export function BookDialog(props: BookDialogProps) {
  const t = useTexts('appointments');
  return (
    <FormFrame title={t('book.title')} shape="sheet" onClose={props.onClose}>
      <QueryView pending={<Skeleton className="mb-5 h-96" />}>
        <Booking {...props} />
      </QueryView>
    </FormFrame>
  );
}

type Booked = ReturnType<typeof useBooking>;

function Booking({ wish, onClose, onBooked }: BookDialogProps) {
  const t = useTexts('appointments');
  const navigate = useNavigate();
  const bookable = useBookable(wish?.hostId);
  const booking = useBooking(bookable[0], wish);
  const { draft, change, isPast } = booking;
  const chosen = bookable.find(({ id }) => id === draft.meetingTypeId);
  if (!chosen) return <NoTypes />;
  const book = async () => {
    const appointmentId = await booking.book();
    if (onBooked) onBooked();
    else if (appointmentId) navigate({ to: `/appointments/${appointmentId}` });
  };
  return (
    <DialogForm verb={isPast ? t('book.record') : t('book.do')} onSave={book} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('filter.type')}
          value={draft.meetingTypeId}
          options={bookable.map(toOption)}
          onChange={(meetingTypeId) =>
            change({ meetingTypeId, hostId: wish?.hostId ?? '', start: wish?.start })
          }
        />
        {chosen.hosts.length > 1 && (
          <SelectField
            label={t('filter.host')}
            value={draft.hostId}
            options={[['', t('book.anyHost')], ...chosen.hosts.map(toOption)]}
            onChange={(hostId) => change({ hostId, start: wish?.start })}
          />
        )}
      </div>
      <When booking={booking} />
      <Client booking={booking} />
      {!isPast && (
        <SwitchField
          label={t('book.sendMails')}
          hint={t('book.sendMailsHint')}
          isOn={draft.sendMails}
          onSwitch={(sendMails) => change({ sendMails })}
        />
      )}
    </DialogForm>
  );
}

function toOption({ id, name }: Pick<Bookable, 'id' | 'name'>) {
  return [id, name] as const;
}

/** One of the free times, or any other. */
function When({ booking }: { readonly booking: Booked }) {
  const t = useTexts('appointments');
  const { timeZone } = useFormats();
  const { draft, change, flaws, isPast, isAnyTime } = booking;
  return (
    <>
      <SwitchField
        label={t('book.anyTime')}
        hint={t('book.anyTimeHint')}
        isOn={isAnyTime}
        onSwitch={(isOn) => change({ isAnyTime: isOn })}
      />
      {isAnyTime ? (
        <MomentField
          name="when"
          label={t('book.when')}
          hint={isPast ? t('book.isPast') : timeZone.replaceAll('_', ' ')}
          flaw={flaws.when}
          timeZone={timeZone}
          value={draft.when}
          onMoment={(when) => change({ when })}
        />
      ) : (
        <FreeTimes booking={booking} />
      )}
    </>
  );
}

function FreeTimes({ booking: { flaws, start, times, change } }: { readonly booking: Booked }) {
  const t = useTexts('appointments');
  // Choosing one changes no control of the form's own.
  const problem = use(ToldContext).start && flaws.start;
  return (
    <fieldset
      name="start"
      tabIndex={-1}
      data-flaw={flaws.start}
      aria-invalid={problem ? true : undefined}
      className="min-w-0 outline-none"
    >
      <legend className="sr-only">{t('book.when')}</legend>
      {problem && (
        <p role="alert" className="mb-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
      <TimePicker
        times={{
          ...times,
          turnTo: (from) => {
            change({ isAnyTime: false });
            times.turnTo(from);
          },
        }}
        start={start}
        onPick={(picked) => change({ start: picked, isAnyTime: false })}
      />
    </fieldset>
  );
}

function Client({ booking: { draft, change, flaws } }: { readonly booking: Booked }) {
  const t = useTexts('appointments');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="name"
        label={t('book.name')}
        flaw={flaws.name}
        value={draft.name}
        onText={(name) => change({ name })}
      />
      <TextField
        name="email"
        kind="email"
        label={t('book.email')}
        flaw={flaws.email}
        value={draft.email}
        onText={(email) => change({ email })}
      />
      <TextField
        kind="tel"
        isOptional
        label={t('book.phone')}
        value={draft.phone}
        onText={(phone) => change({ phone })}
      />
      <TextField
        isOptional
        label={t('book.notes')}
        value={draft.notes}
        onText={(notes) => change({ notes })}
      />
    </div>
  );
}

/** Nothing can be booked, until there is something to book. */
function NoTypes() {
  const t = useTexts('appointments');
  const office = useTexts('office');
  return (
    <>
      <p className="text-soft">{t('book.noTypes')}</p>
      <div className="actions mt-5 pb-5">
        <Link to={toPath('new-meeting-type', {})} className={buttonClass()}>
          {office('screens.new-meeting-type')}
        </Link>
      </div>
    </>
  );
}
