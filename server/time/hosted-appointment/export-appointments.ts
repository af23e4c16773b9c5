import type * as z from 'zod';
import { FileReply } from '#server/platform/http/file-reply.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { mailTranslator } from '#server/platform/texts/mail-texts.ts';
import { CSV_MARK, toCsv } from '#server/platform/texts/to-csv.ts';
import type { hostedAppointmentApi } from '#shared/api/hosted-appointment.ts';
import type { Session } from '#shared/api/session.ts';
import { toAppointmentState } from '#shared/domain/appointment-state.ts';
import type { Channel } from '#shared/domain/channels.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { toLocalMinute, zoneOf } from '#shared/time/zone.ts';
import { type AnswerColumns, toAnswerColumns } from './answer-columns.ts';
import { exportTranslator, type TranslateExport } from './export-translator.ts';
import { toWanted, toWhose } from './list-appointments.ts';
import { type ExportedAppointment, listAsked, listForExport } from './list-statement.ts';

type Query = z.output<typeof hostedAppointmentApi.exportAppointments.query>;

const STRETCH = 500;
/** A table of more is for the API. */
const MOST_APPOINTMENTS = 20_000;

/** The columns in their order, before one for each question of the forms. */
const COLUMNS = [
  ...(['start', 'end', 'state', 'meeting', 'hosts', 'name', 'email', 'phone'] as const),
  ...(['guests', 'channel', 'location', 'notes', 'noShow'] as const),
] as const;

/** A list as a table for spreadsheets: no text of a stranger's becomes a formula there. */
export async function exportAppointments(
  services: Pick<Services, 'db' | 'clock'>,
  session: Session,
  query: Query,
): Promise<FileReply> {
  const { timezone } = session;
  const nowMs = services.clock.nowMs();
  const chunks = writeTable(services, session, query);
  // What can be refused is refused before the file begins.
  const first = await chunks.next();
  const dayOf = (iso: string) => toWallClock(fromIso(iso, 'floor') ?? 0, timezone).slice(0, 10);
  const span = [query.from && dayOf(query.from), query.until && dayOf(query.until)].filter(Boolean);
  const days = span.length > 0 ? span.join('_') : dayOf(new Date(nowMs).toISOString());
  return new FileReply(
    `appointments-${query.tab ?? 'upcoming'}-${days}.csv`,
    continued(first.value ?? '', chunks),
  );
}

async function* continued(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* writeTable(
  services: Pick<Services, 'db' | 'clock'>,
  session: Session,
  query: Query,
): AsyncGenerator<string> {
  const { db, clock } = services;
  const wanted = toWanted(services, query);
  const whose = toWhose(session);
  const reader = toReader(session, clock.nowMs());
  const asked = await listAsked(db, whose, wanted, MOST_APPOINTMENTS);
  const answers = toAnswerColumns(asked, session.language);
  const zone = { zone: session.timezone };
  const heading = COLUMNS.map((column) => reader.t(`columns.${column}`, zone));
  let begun = CSV_MARK + toCsv([[...heading, ...answers.labels]]);
  let last: ExportedAppointment | undefined;
  for (let read = 0; read < MOST_APPOINTMENTS; read += STRETCH) {
    const cursor = last && { way: 'after' as const, id: last.id, startMinute: last.startMinute };
    const stretch = { cursor, limit: STRETCH };
    const rows = await listForExport(db, whose, wanted, stretch);
    yield begun + toCsv(rows.flatMap((row) => toLines(row, reader, answers)));
    begun = '';
    last = rows.at(-1);
    if (rows.length < STRETCH) return;
  }
}

interface Reader {
  readonly nameOf: (channel: Channel) => string;
  readonly t: TranslateExport;
  readonly timeZone: string;
  readonly nowMs: number;
}

function toReader({ language, timezone }: Session, nowMs: number): Reader {
  const say = mailTranslator(language);
  return {
    t: exportTranslator(language),
    nameOf: (channel) => say(`channel.${channel}`),
    timeZone: timezone,
    nowMs,
  };
}

/** `2030-05-24 15:30`, which spreadsheets of all countries read. */
function toWallClock(minute: number, timeZone: string): string {
  return toIso(toLocalMinute(zoneOf(timeZone), minute))
    .slice(0, 16)
    .replace('T', ' ');
}

/** A line for each who attends. */
function toLines(row: ExportedAppointment, reader: Reader, answers: AnswerColumns): string[][] {
  const { t, nameOf, timeZone, nowMs } = reader;
  const { startMinute, durationMinutes, status } = row;
  const endMinute = startMinute + durationMinutes;
  const timeOf = (minute: number) => toWallClock(minute, timeZone);
  const facts = { endMs: endMinute * 60_000, isCancelled: status === 'cancelled' };
  return row.attendees.map((seat) => [
    timeOf(startMinute),
    timeOf(endMinute),
    t(`states.${toAppointmentState({ ...facts, ...seat }, nowMs)}`),
    row.name,
    row.hosts.join(', '),
    seat.name,
    seat.email,
    seat.phone ?? '',
    seat.guests.join(', '),
    row.customChannelName ?? nameOf(row.channel),
    row.location ?? '',
    seat.notes ?? '',
    seat.noShow ? t('yes') : '',
    ...answers.cellsOf(row.meetingTypeId, seat.answers),
  ]);
}
