import { useState } from 'react';
import type { Departure } from '#shared/api/member.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';
import { HeirSelect } from './heir-select.tsx';
import { useMembersChanged } from './use-members-changed.ts';

interface RemovalFormProps {
  readonly userId: string;
  readonly name: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** What becomes of somebody's appointments and meeting types, said before they go. */
export function RemovalForm(props: RemovalFormProps) {
  return (
    <QueryView pending={<Skeleton className="h-96" />}>
      <Choices {...props} />
    </QueryView>
  );
}

function Choices({ userId, name, onBack, onDone }: RemovalFormProps) {
  const t = useTexts('members');
  const errorText = useErrorText();
  const toast = useToast();
  const changed = useMembersChanged();
  const isSelf = useSession().hostId === userId;
  const path = { userId };
  const { data: departure } = api.useData('get', '/company/team-member/{userId}', {
    params: { path },
  });
  const [heirOfTime, setHeirOfTime] = useState<string>();
  const [heirOfTypes, setHeirOfTypes] = useState<string>();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = api.useChange('delete', '/company/team-member/{userId}');
  const remove = () =>
    mutate(
      {
        params: { path },
        body: {
          appointments: {
            colleagueId: heirOfTime ?? null,
            ...(reason.trim() && { reason: reason.trim() }),
          },
          meetingTypes: { colleagueId: heirOfTypes ?? null },
        },
      },
      {
        onSuccess: () => {
          if (isSelf) return location.assign('/');
          toast.show(name, t('removal.done', { name }));
          onDone();
          void changed();
        },
      },
    );
  return (
    <div className="flex flex-col gap-6">
      <Appointments
        departure={departure}
        userId={userId}
        heir={heirOfTime}
        reason={reason}
        onHeir={setHeirOfTime}
        onReason={setReason}
      />
      <MeetingTypes
        departure={departure}
        userId={userId}
        heir={heirOfTypes}
        onHeir={setHeirOfTypes}
      />
      <p className="text-pretty text-soft text-sm">{t('removal.consequences')}</p>
      {error && (
        <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
          {errorText(error)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="plain" onClick={onBack}>
          {t('cancel')}
        </Button>
        <Button tone="danger" busy={isPending} onClick={remove}>
          {isSelf ? t('removal.leaveDo') : t('removal.do', { name })}
        </Button>
      </div>
    </div>
  );
}

interface AppointmentsProps {
  readonly departure: Departure;
  readonly userId: string;
  readonly heir: string | undefined;
  readonly reason: string;
  readonly onHeir: (heir: string | undefined) => void;
  readonly onReason: (reason: string) => void;
}

function Appointments(props: AppointmentsProps) {
  const { departure, userId, heir, reason, onHeir, onReason } = props;
  const t = useTexts('members');
  const { appointments, attendees } = departure;
  if (appointments === 0) return <p>{t('removal.noAppointments')}</p>;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('removal.appointments', { count: appointments })}</h3>
      <HeirSelect exceptId={userId} none={t('removal.cancelAll')} heir={heir} onHeir={onHeir} />
      {heir !== undefined && (
        <QueryView pending={<Skeleton className="h-5 w-3/4" />} question={heir}>
          <Clashes userId={userId} heir={heir} />
        </QueryView>
      )}
      <label className="block">
        <span className="mb-1.5 block font-medium text-sm">{t('removal.reason')}</span>
        <textarea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
          className="field block"
        />
      </label>
      <p className="text-soft text-sm">{t('removal.mails', { count: attendees })}</p>
    </section>
  );
}

function Clashes({ userId, heir }: { readonly userId: string; readonly heir: string }) {
  const t = useTexts('members');
  const { data } = api.useData('get', '/company/team-member/{userId}', {
    params: { path: { userId }, query: { colleagueId: heir } },
  });
  const { data: employees } = api.useData('get', '/company/employees');
  const taker = employees.find(({ id }) => id === heir);
  const name = `${taker?.firstname ?? ''} ${taker?.lastname ?? ''}`.trim();
  return (
    <p role="status" className="text-pretty text-sm">
      {data.clashes > 0 && t('removal.clashes', { name, count: data.clashes })}
    </p>
  );
}

interface MeetingTypesProps {
  readonly departure: Departure;
  readonly userId: string;
  readonly heir: string | undefined;
  readonly onHeir: (heir: string | undefined) => void;
}

function MeetingTypes({ departure, userId, heir, onHeir }: MeetingTypesProps) {
  const t = useTexts('members');
  const { meetingTypes } = departure;
  if (meetingTypes.length === 0) return <p>{t('removal.noTypes')}</p>;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('removal.meetingTypes', { count: meetingTypes.length })}</h3>
      <p className="text-soft text-sm wrap-anywhere">
        {meetingTypes.map(({ name }) => name).join(', ')}
      </p>
      <HeirSelect exceptId={userId} none={t('removal.archive')} heir={heir} onHeir={onHeir} />
    </section>
  );
}
