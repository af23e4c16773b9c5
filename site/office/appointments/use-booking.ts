import { useState } from 'react';
import { EMAIL_PATTERN } from '#shared/domain/fields/email.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { fromWallClock, toWallClock } from '#shared/time/wall-clock.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useAppointmentAction } from './use-appointment-action.ts';
import type { Bookable } from './use-bookable.ts';
import { useFreeTimes } from './use-free-times.ts';

/** A time and a host that somebody has in mind. */
export interface Wish {
  readonly start: string;
  readonly hostId: string;
}

interface Draft {
  readonly meetingTypeId: string;
  /** Empty for whoever is free. */
  readonly hostId: string;
  /** One of the free times. */
  readonly start: string | undefined;
  /** Undefined while nobody has said: a wish that is no free time is another one. */
  readonly isAnyTime: boolean | undefined;
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
export function useBooking(first: Bookable | undefined, wish?: Wish) {
  const t = useTexts('appointments');
  const { timeZone, language } = useFormats();
  const booking = api.useChange('post', '/booking/for-client');
  const recording = api.useChange('post', '/booking/back-dated');
  const { run, isBusy } = useAppointmentAction();
  const [isTried, setTried] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    ...{ meetingTypeId: first?.id ?? '', hostId: wish?.hostId ?? '', start: wish?.start },
    ...{ isAnyTime: wish ? undefined : false, when: wish ? toWhen(wish.start, timeZone) : '' },
    ...{ name: '', email: '', phone: '', notes: '', sendMails: true },
  });
  const { meetingTypeId, hostId } = draft;
  const hostIds = hostId === '' ? undefined : [hostId];
  const times = useFreeTimes(
    { meetingTypeId, hostIds },
    wish && { around: wish.start, isOpen: true },
  );
  const isOffered = times.isUnknown || times.spots.some((spot) => spot.startTime === draft.start);
  const isAnyTime = draft.isAnyTime ?? !isOffered;
  const start = isAnyTime ? toStart(draft.when, timeZone) : draft.start;
  const isPast = isAnyTime && start !== undefined && Date.parse(start) < Date.now();
  const problems: Problems = {
    ...(start === undefined && { [isAnyTime ? 'when' : 'start']: t('book.needsTime') }),
    ...(draft.name.trim() === '' && { name: t('book.needsName') }),
    ...(!EMAIL_PATTERN.test(draft.email.trim()) && { email: t('book.needsEmail') }),
  };
  const send = async (at: string): Promise<string | undefined> => {
    const { phone, notes, sendMails } = draft;
    const attendee = {
      ...{ fullname: draft.name.trim(), email: draft.email.trim(), timezone: timeZone, language },
      ...(phone.trim() && { phone: phone.trim() }),
      ...(notes.trim() && { notes: notes.trim() }),
    };
    const body = { meetingTypeId, start: at, attendee, ...(hostIds && { hostIds }) };
    if (isPast) return (await recording.mutateAsync({ body })).appointmentId;
    const choice = { offHours: isAnyTime, sendMails };
    return (await booking.mutateAsync({ body: { ...body, ...choice } })).appointmentId;
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
    ...{ draft, start, times, isAnyTime, isPast, isBusy, book },
    problems: isTried ? problems : {},
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
  };
}

function toWhen(start: string, timeZone: string): string {
  return toWallClock(fromIso(start) ?? 0, timeZone);
}

function toStart(when: string, timeZone: string): string | undefined {
  const minute = fromWallClock(when, timeZone);
  return minute === undefined ? undefined : toIso(minute);
}
