import type { AppointmentSummary } from '#shared/api/hosted-appointment.ts';
import { type AppointmentState, isClosed } from '#shared/domain/appointment-state.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { Command } from '../commands/command.ts';
import type { TellableAppointment } from './tellable-appointment.ts';

/** What is asked about appointments before something is done with them. */
export type AppointmentQuestion = 'confirm' | 'decline' | 'move' | 'give' | 'cancel';

/** An appointment as its commands see it. */
export interface CommandedAppointment extends TellableAppointment {
  readonly state: AppointmentState;
  /** Who waits for its host's word. */
  readonly waiting: AppointmentSummary['waiting'];
}

/** All of them write mails that nothing takes back, so that each asks; where is up to who offers them. */
export interface AppointmentDeeds {
  ask(question: AppointmentQuestion, appointments: readonly CommandedAppointment[]): void;
}

type AppointmentCommand = Command<CommandedAppointment, AppointmentDeeds, TextKey<'appointments'>>;

const isToCome = ({ state }: CommandedAppointment) => !isClosed(state);
const isWaiting = (appointment: CommandedAppointment) =>
  isToCome(appointment) && appointment.waiting.length > 0;
const ask =
  (question: AppointmentQuestion): AppointmentCommand['run'] =>
  (appointments, deeds) =>
    deeds.ask(question, appointments);

/** All that can be done with appointments, in the order of their menu. */
export const appointmentCommands = {
  confirm: {
    icon: 'check',
    label: () => 'confirm.do',
    key: 'C',
    takesSeveral: true,
    isFor: isWaiting,
    asks: true,
    run: ask('confirm'),
  },
  decline: {
    icon: 'cross',
    label: () => 'decline.open',
    key: 'D',
    takesSeveral: true,
    isFor: isWaiting,
    asks: true,
    run: ask('decline'),
  },
  move: {
    icon: 'clock',
    label: () => 'move.open',
    key: 'M',
    isFor: isToCome,
    asks: true,
    run: ask('move'),
  },
  give: {
    icon: 'users',
    label: () => 'give.open',
    key: 'G',
    isFor: isToCome,
    asks: true,
    run: ask('give'),
  },
  cancel: {
    icon: 'trash',
    label: () => 'cancel.open',
    key: 'Delete',
    tone: 'danger',
    takesSeveral: true,
    isFor: isToCome,
    asks: true,
    run: ask('cancel'),
  },
} as const satisfies Record<string, AppointmentCommand>;

export type AppointmentCommandId = keyof typeof appointmentCommands;
