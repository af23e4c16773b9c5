import { useState } from 'react';
import { EMAIL_PATTERN } from '#shared/domain/fields/email.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
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
  /** Any other time; none while it is typed. */
  readonly when: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  readonly sendMails: boolean;
}

/** Why it cannot be booked yet, by field. */
type Flaws = Partial<Record<'start' | 'when' | 'name' | 'email', string>>;

/** What is booked for a client, and what is wrong with it; what has been is recorded instead. */
export function useBooking(first: Bookable | undefined, wish?: Wish) {
  const t = useTexts('appointments');
  const { timeZone, language } = useFormats();
  const booking = api.useChange('post', '/booking/for-client');
  const recording = api.useChange('post', '/booking/back-dated');
  const { settle } = useAppointmentAction();
  const [draft, setDraft] = useState<Draft>({
    ...{ meetingTypeId: first?.id ?? '', hostId: wish?.hostId ?? '', start: wish?.start },
    ...{ isAnyTime: wish ? undefined : false, when: wish?.start ?? null },
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
  const start = isAnyTime ? (draft.when ?? undefined) : draft.start;
  const isPast = isAnyTime && start !== undefined && Date.parse(start) < Date.now();
  const flaws: Flaws = {
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
  /** The appointment that is made. */
  const book = async (): Promise<string | undefined> => {
    if (start === undefined) return undefined;
    let appointmentId: string | undefined;
    const change = async () => {
      appointmentId = await send(start);
    };
    const text = isPast ? t('book.recordedText') : t('book.doneText');
    await settle(change, { title: t('book.done'), text });
    return appointmentId;
  };
  return {
    ...{ draft, start, times, isAnyTime, isPast, flaws, book },
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
  };
}
