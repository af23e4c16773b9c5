import type { ReactNode } from 'react';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { fromIso } from '#shared/time/dates.ts';
import { toWhen, toZoneName } from '../appointment/when.ts';
import { useClock } from '../calendar/clock-store.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Slashed } from '../ui/slashed.tsx';
import { visitorTimeZone } from '../visitor-time-zone.ts';
import { type TicketState, TicketStatus } from './ticket-status.tsx';
import { TicketStub } from './ticket-stub.tsx';

/** The clock of who is on the other side, where it may tell another time. */
export interface OtherClock {
  readonly timeZone: string;
  readonly name: string;
}

interface Face {
  readonly name: string;
  readonly picture: string | null;
}

interface TicketProps {
  readonly state: TicketState;
  /** ISO instants. */
  readonly start: string;
  readonly end: string;
  /** The zone to show; the visitor's own unless given. */
  readonly timeZone?: string;
  readonly other?: OtherClock | undefined;
  /** What is booked. */
  readonly title: string;
  /** With whom, how long, where, for how much: one line of what is known. */
  readonly facts?: readonly (string | undefined)[];
  /** Of those it is with, who have a picture. */
  readonly faces?: readonly Face[];
  /** The start that it had before it moved. ISO instant. */
  readonly movedFrom?: string | undefined;
  /** What else is to be said of its time. */
  readonly note?: ReactNode;
  /** Instead of the state's own word, as a countdown. */
  readonly status?: ReactNode;
  /** The id of time and zone, for what they describe. */
  readonly whenId?: string;
  /** It is the page's one ticket, which stays in place from step to step and page to page. */
  readonly isMain?: boolean;
  readonly className?: string;
}

/** What is booked as one object, the same from the chosen time to the appointment's own page. */
export function Ticket(props: TicketProps) {
  const { state, start, end, timeZone = visitorTimeZone(), title, className = '' } = props;
  const { t } = useTranslation('ticket');
  const reader = { language: useLanguage(), timeZone };
  const when = toWhen({ start, end }, reader, useClock());
  const isOver = over.includes(state);
  const facts = (props.facts ?? []).filter(Boolean);
  return (
    <section
      aria-label={t('label')}
      data-ticket={state}
      className={`@container ${props.isMain ? 'ticket-main' : ''} ${className}`}
    >
      <div className={`ticket-shape ${isOver ? 'bg-sunken' : 'bg-brand-soft'}`}>
        <TicketStub minute={fromIso(start, 'floor') ?? 0} reader={reader} isOver={isOver} />
        <div className="long-words min-w-0 px-[min(1rem,5cqi)] py-3 sm:px-[min(1.25rem,5cqi)] sm:py-4">
          <dl>
            <dt className="sr-only">{t('what')}</dt>
            <dd className="text-sm">
              {/* On a line of its own, so that whatever the state is nothing below it moves. */}
              {props.status ?? <TicketStatus state={state} />}
              <p className="font-medium">{title}</p>
            </dd>
            <dt className="sr-only">{t('when')}</dt>
            <dd id={props.whenId}>
              <p className={isOver ? 'text-soft line-through' : ''}>
                <time dateTime={start}>
                  <span className="block font-semibold text-lg tabular-nums tracking-tight @sm:text-2xl">
                    {when?.time}
                  </span>
                  <span className="block first-letter:uppercase">{when?.date}</span>
                </time>
              </p>
              <p className="text-soft text-sm">{when && <Slashed text={when.zone} />}</p>
            </dd>
          </dl>
          <OtherTime {...props} timeZone={timeZone} />
          <FormerTime {...props} timeZone={timeZone} />
          {props.note}
          <div className="mt-1.5 flex items-center gap-2.5">
            <Faces faces={props.faces ?? []} />
            {facts.length > 0 && <p className="min-w-0 text-pretty text-sm">{facts.join(' · ')}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Where it does not take place any more. */
const over: readonly TicketState[] = ['cancelled', 'expired'];

/** More of them would leave the facts no room. */
const MOST_FACES = 3;

function Faces({ faces }: { readonly faces: readonly Face[] }) {
  const shown = faces.filter(({ picture }) => picture !== null).slice(0, MOST_FACES);
  if (shown.length === 0) return null;
  return (
    <span className="hidden shrink-0 -space-x-1.5 @[14rem]:flex">
      {shown.map(({ name, picture }) => (
        <Avatar key={`${name} ${picture}`} name={name} picture={picture} size={28} />
      ))}
    </span>
  );
}

type InZone = TicketProps & { readonly timeZone: string };

function OtherTime({ start, end, timeZone, other }: InZone) {
  const { t } = useTranslation('ticket');
  const language = useLanguage();
  const clock = useClock();
  if (!other) return null;
  const here = toWhen({ start, end }, { language, timeZone }, clock);
  const there = toWhen({ start, end }, { language, timeZone: other.timeZone }, clock);
  if (!there || (there.time === here?.time && there.date === here.date)) return null;
  const { name } = other;
  return (
    <p className="text-pretty text-soft text-sm">
      {t('there', { time: there.time, name, zone: toZoneName(other.timeZone) })}
      {there.date !== here?.date && ` · ${there.date}`}
    </p>
  );
}

function FormerTime({ movedFrom, timeZone }: InZone) {
  const { t } = useTranslation('ticket');
  const reader = { language: useLanguage(), timeZone };
  const former = toWhen({ start: movedFrom ?? '' }, reader, useClock());
  if (!former) return null;
  return (
    <p className="text-pretty text-soft text-sm">
      {t('before')} <s>{`${former.date}, ${former.time}`}</s>
    </p>
  );
}
