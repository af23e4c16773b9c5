import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { CHANGES, type Change } from '#shared/domain/change-policy.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { AppointmentTicket } from '#shared/react/appointment/appointment-ticket.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { LitMonth } from '#shared/react/motif/lit-month.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { toPath } from '#shared/routes/index.ts';
import { joinNames } from '#shared/time/join-names.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { ChangeButton } from '../change-button.tsx';
import { JoinMeeting } from '../join-meeting.tsx';
import { TimeLeft } from '../time-left.tsx';
import { AttendeeFacts } from './attendee-facts.tsx';
import { HostLate } from './host-late.tsx';

/** So many are named in the title. */
const MOST_NAMED = 3;

interface HostedCardProps {
  readonly appointment: PublicAppointment;
  readonly detail: HostedAppointment;
  readonly nowMs: number;
  readonly takesFocus: boolean;
  /** The step that was just left without a change: the focus is back where it was. */
  readonly returnsFrom: Change | undefined;
  readonly onChange: (action: Change) => void;
}

/** Who comes, how to reach them, and what can be done. */
export function HostedCard(props: HostedCardProps) {
  const { appointment, detail, nowMs, takesFocus } = props;
  const { t, language } = useTranslation('appointment-host');
  const { id, start, state, company, meetingInfo } = appointment;
  const coming = detail.attendees.filter((each) => each.state === detail.state);
  const names = coming.map(({ name, email }) => name || email || t('erased'));
  const isToCome = state === 'booked';
  return (
    <PageCard
      wide
      takesFocus={takesFocus}
      icon={{ name: coming.length > 1 ? 'users' : 'user', tone: 'neutral' }}
      title={names.length > 0 ? joinNames(names.slice(0, MOST_NAMED), language) : meetingInfo.name}
      subtitle={t('note')}
      company={company}
      picture={
        !isClosed(state) && (
          <LitMonth date={toLocalDate(start, visitorTimeZone())} className="w-full" />
        )
      }
      aside={
        <>
          {isToCome && <TimeLeft appointment={appointment} nowMs={nowMs} />}
          {isToCome && <JoinMeeting appointment={appointment} nowMs={nowMs} />}
          <p className="mt-5">
            <a href={toPath('appointment-detail', { appointmentId: id })} className="link touch">
              {t('details')}
            </a>
          </p>
        </>
      }
    >
      <AppointmentTicket
        toSrc={imageSrc}
        appointment={appointment}
        other={isToCome ? attendeesClock(coming) : null}
        className="mt-6 max-w-lg"
      />
      <section aria-label={t('attendees')} className="mt-6">
        <h2 className="mb-2 font-medium text-sm">{t('attendees')}</h2>
        {detail.attendees.length === 0 && <p className="text-soft">{t('nobody')}</p>}
        <ul className="divide-y divide-line border-line border-t">
          {detail.attendees.map((attendee) => (
            <li key={attendee.id} className="py-4">
              <AttendeeFacts attendee={attendee} appointment={appointment} />
            </li>
          ))}
        </ul>
      </section>
      <div className="facts border-line border-y">
        <AppointmentFacts hasTicket isJoinedElsewhere appointment={appointment} />
      </div>
      {isToCome && (
        <HostLate
          appointment={appointment}
          detail={detail}
          nowMs={nowMs}
          onCannotCome={
            appointment.disableActionButtons ? undefined : () => props.onChange('reschedule')
          }
        />
      )}
      {!appointment.disableActionButtons && <HostActions {...props} />}
    </PageCard>
  );
}

/** Whom the host meets, where it is one: what their clock shows then. */
function attendeesClock([attendee, ...others]: HostedAppointment['attendees']) {
  if (!attendee || others.length > 0) return null;
  return { timeZone: attendee.timezone, name: attendee.name || attendee.email };
}

function HostActions({ returnsFrom, onChange }: HostedCardProps) {
  return (
    <div className="actions mt-6 print:hidden">
      {/* On a phone the last comes first: not what undoes all of it. */}
      {CHANGES.toReversed().map((action) => (
        <ChangeButton
          key={action}
          action={action}
          ref={action === returnsFrom ? focusElement : undefined}
          onClick={() => onChange(action)}
        />
      ))}
    </div>
  );
}
