import { useState } from 'react';
import { EMAIL_PATTERN } from '#shared/domain/fields/email.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { dayOfDate, toIso } from '#shared/time/dates.ts';
import { toInstant, zoneOf } from '#shared/time/zone.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useAppointmentAction } from './use-appointment-action.ts';

interface Draft {
  readonly meetingTypeId: string;
  /** One of the free times. */
  readonly start: string | undefined;
  readonly isAnyTime: boolean;
  /** Any other time: `2030-05-24T15:30` where the reader is. */
  readonly when: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  readonly sendMails: boolean;
}

type Problems = Partial<Record<'start' | 'when' | 'name' | 'email', string>>;

/** What is booked for a client, checked and sent; what has been is recorded instead. */
export function useBooking(meetingTypeId: string) {
  const t = useTexts('appointments');
  const { timeZone, language } = useFormats();
  const booking = api.useChange('post', '/booking/for-client');
  const recording = api.useChange('post', '/booking/back-dated');
  const { run, isBusy } = useAppointmentAction();
  const [isTried, setTried] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    ...{ meetingTypeId, start: undefined, isAnyTime: false, when: '' },
    ...{ name: '', email: '', phone: '', notes: '', sendMails: true },
  });
  const start = draft.isAnyTime ? toStart(draft.when, timeZone) : draft.start;
  const isPast = draft.isAnyTime && start !== undefined && Date.parse(start) < Date.now();
  const problems: Problems = {
    ...(start === undefined && { [draft.isAnyTime ? 'when' : 'start']: t('book.needsTime') }),
    ...(draft.name.trim() === '' && { name: t('book.needsName') }),
    ...(!EMAIL_PATTERN.test(draft.email.trim()) && { email: t('book.needsEmail') }),
  };
  const send = async (at: string): Promise<string | undefined> => {
    const { phone, notes } = draft;
    const attendee = {
      ...{ fullname: draft.name.trim(), email: draft.email.trim(), timezone: timeZone, language },
      ...(phone.trim() && { phone: phone.trim() }),
      ...(notes.trim() && { notes: notes.trim() }),
    };
    const body = { meetingTypeId: draft.meetingTypeId, start: at, attendee };
    if (isPast) return (await recording.mutateAsync({ body })).appointmentId;
    const { isAnyTime: offHours, sendMails } = draft;
    return (await booking.mutateAsync({ body: { ...body, offHours, sendMails } })).appointmentId;
  };
  const book = async (): Promise<string | undefined> => {
    setTried(true);
    if (start === undefined || Object.keys(problems).length > 0) return undefined;
    let appointmentId: string | undefined;
    const change = async () => {
      appointmentId = await send(start);
    };
    const told = isPast ? t('book.recordedText') : t('book.doneText');
    return (await run(change, { title: t('book.done'), text: told })) ? appointmentId : undefined;
  };
  return {
    ...{ draft, isPast, isBusy, book },
    problems: isTried ? problems : {},
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
  };
}

/** The instant of a wall clock's time; undefined for what is none. */
function toStart(when: string, timeZone: string): string | undefined {
  const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(when) ?? [];
  const local = dayOfDate(date) * 1_440 + Number(hour) * 60 + Number(minute);
  return Number.isNaN(local) ? undefined : toIso(toInstant(zoneOf(timeZone), local));
}
