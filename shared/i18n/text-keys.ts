import type appointment from '#locales/en/appointment.json';
import type booking from '#locales/en/booking.json';
import type bookingOwner from '#locales/en/booking-owner.json';
import type bookingSteps from '#locales/en/booking-steps.json';
import type callback from '#locales/en/callback.json';
import type common from '#locales/en/common.json';
import type consent from '#locales/en/consent.json';
import type errors from '#locales/en/errors.json';
import type extension from '#locales/en/extension.json';
import type fields from '#locales/en/fields.json';
import type forms from '#locales/en/forms.json';
import type home from '#locales/en/home.json';
import type list from '#locales/en/list.json';
import type mail from '#locales/en/mail.json';
import type mailLog from '#locales/en/mail-log.json';
import type office from '#locales/en/office.json';
import type payment from '#locales/en/payment.json';
import type signIn from '#locales/en/sign-in.json';
import type signUp from '#locales/en/sign-up.json';

/** The files below `locales/<language>/`, as English has them; a house test holds the others to it. */
export interface Resources {
  appointment: typeof appointment;
  booking: typeof booking;
  'booking-owner': typeof bookingOwner;
  'booking-steps': typeof bookingSteps;
  callback: typeof callback;
  common: typeof common;
  consent: typeof consent;
  errors: typeof errors;
  extension: typeof extension;
  fields: typeof fields;
  forms: typeof forms;
  home: typeof home;
  list: typeof list;
  mail: typeof mail;
  'mail-log': typeof mailLog;
  office: typeof office;
  payment: typeof payment;
  'sign-in': typeof signIn;
  'sign-up': typeof signUp;
}

/** The files that browsers read; mails are written by the server. */
export type Namespace = Exclude<keyof Resources, 'mail'>;

type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Keys of one file, plural forms by their stem: `details.title`, `slots.left` for `slots.left_one`. */
export type TextKey<N extends keyof Resources = 'common'> = N extends unknown
  ? Stem<Path<Resources[N]>>
  : never;

/** Keys of any file that browsers read, by its name: `common:close`. */
export type NamedTextKey = { [N in Namespace]: `${N}:${TextKey<N>}` }[Namespace];
