import type { Departure } from '#shared/api/member.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ClashChoice, type WhereBusy } from './clash-choice.tsx';
import { HeirSelect } from './heir-select.tsx';

/** What becomes of coming appointments. */
export interface ComingChoice {
  readonly heir?: string | undefined;
  /** What attendees of cancelled ones read. */
  readonly reason: string;
  /** For those that the heir has no time for; nothing that was not said is cancelled. */
  readonly whereBusy: WhereBusy;
}

interface ComingChoicesProps {
  readonly departure: Departure;
  readonly userId: string;
  readonly choice: ComingChoice;
  readonly onChoice: (change: Partial<ComingChoice>) => void;
}

/** Who has the appointments of somebody who goes, and what attendees of the others read. */
export function ComingChoices({ departure, userId, choice, onChoice }: ComingChoicesProps) {
  const t = useTexts('departure');
  const { appointments, shared, attendees } = departure;
  const { heir, whereBusy, reason } = choice;
  if (appointments === 0) return <p>{t('noAppointments')}</p>;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('appointments', { count: appointments })}</h3>
      {shared > 0 && <p className="text-pretty text-sm">{t('shared', { count: shared })}</p>}
      <HeirSelect
        exceptId={userId}
        none={t('cancelAll')}
        heir={heir}
        onHeir={(next) => onChoice({ heir: next, whereBusy: 'refuse' })}
      />
      {heir !== undefined && (
        <QueryView pending={<Skeleton className="h-5 w-3/4" />} question={heir}>
          <ClashChoice
            userId={userId}
            heir={heir}
            value={whereBusy}
            onValue={(next) => onChoice({ whereBusy: next })}
          />
        </QueryView>
      )}
      <TextField
        name="reason"
        kind="lines"
        isRequired={false}
        rows={2}
        maxLength={500}
        label={t('reason')}
        value={reason}
        onText={(next) => onChoice({ reason: next })}
      />
      <p className="text-soft text-sm">{t('mails', { count: attendees })}</p>
    </section>
  );
}
