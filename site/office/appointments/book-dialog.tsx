import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { toPath } from '#shared/routes/index.ts';
import { useFormats } from '#site/office/formats.tsx';
import { ChoiceField } from './choice-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';
import { TimePicker } from './time-picker.tsx';
import { useBookable } from './use-bookable.ts';
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
    <Dialog title={t('book.title')} shape="sheet" onClose={props.onClose} className="p-5">
      <QueryView pending={<Skeleton className="h-96" />}>
        <Booking {...props} />
      </QueryView>
    </Dialog>
  );
}

function Booking({ wish, onClose, onBooked }: BookDialogProps) {
  const t = useTexts('appointments');
  const navigate = useNavigate();
  const bookable = useBookable(wish?.hostId);
  const booking = useBooking(bookable[0], wish);
  const { draft, change, problems, isPast, isBusy } = booking;
  const chosen = bookable.find(({ id }) => id === draft.meetingTypeId);
  if (!chosen) return <NoTypes />;
  const book = async () => {
    const appointmentId = await booking.book();
    if (appointmentId === undefined) return;
    onClose();
    if (onBooked) onBooked();
    else navigate({ to: `/appointments/${appointmentId}` });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t('filter.type')}
          value={draft.meetingTypeId}
          options={bookable}
          onChoose={(meetingTypeId) =>
            change({ meetingTypeId, hostId: wish?.hostId ?? '', start: wish?.start })
          }
        />
        {chosen.hosts.length > 1 && (
          <ChoiceField
            label={t('filter.host')}
            value={draft.hostId}
            options={[{ id: '', name: t('book.anyHost') }, ...chosen.hosts]}
            onChoose={(hostId) => change({ hostId, start: wish?.start })}
          />
        )}
      </div>
      <When booking={booking} />
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
        <SwitchField
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

/** One of the free times, or any other. */
function When({ booking }: { readonly booking: ReturnType<typeof useBooking> }) {
  const t = useTexts('appointments');
  const { timeZone } = useFormats();
  const { draft, change, problems, isPast, isAnyTime, start, times } = booking;
  const browse = (from: string) => {
    change({ isAnyTime: false });
    times.turnTo(from);
  };
  return (
    <>
      <SwitchField
        label={t('book.anyTime')}
        hint={t('book.anyTimeHint')}
        isOn={isAnyTime}
        onSwitch={(isOn) => change({ isAnyTime: isOn })}
      />
      {isAnyTime ? (
        <TextField
          type="datetime-local"
          label={t('book.when')}
          hint={isPast ? t('book.isPast') : timeZone.replaceAll('_', ' ')}
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
          <TimePicker
            times={{ ...times, turnTo: browse }}
            start={start}
            onPick={(picked) => change({ start: picked, isAnyTime: false })}
          />
        </>
      )}
    </>
  );
}

/** Nothing can be booked, until there is something to book. */
function NoTypes() {
  const t = useTexts('appointments');
  const office = useTexts('office');
  return (
    <>
      <p className="text-soft">{t('book.noTypes')}</p>
      <div className="actions mt-5">
        <Link to={toPath('new-meeting-type', {})} className={buttonClass()}>
          {office('screens.new-meeting-type')}
        </Link>
      </div>
    </>
  );
}
