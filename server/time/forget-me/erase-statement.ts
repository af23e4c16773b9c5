import type { Sql } from '#server/platform/db/database.ts';
import { WITHOUT_WHO_PAID } from './without-who-paid-statement.ts';

/**
 * Everything that is known of an address, statement by statement in the order in which one needs
 * what the next erases. `$1` is the address in small letters. Appointments and their times stay.
 */
const erasures: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'forget-mails-to',
    text: `delete from mail_log
      where lower(recipient) = $1 or lower(reply_to ->> 'email') = $1`,
  },
  {
    // What hosts and others read about them. The mails of a group appointment are searched for them,
    // so that the others keep theirs.
    name: 'forget-mails-about',
    text: `delete from mail_log m using attendee t, appointment a
      where (lower(t.email) = $1
          or $1 = any(array(select lower(guest) from unnest(t.guests) guest)))
        and a.company_id = t.company_id and a.id = t.appointment_id
        and m.company_id = t.company_id and m.appointment_id = t.appointment_id
        and (position($1 in lower(m.text || m.html)) > 0
          or lower(t.email) = $1 and (a.total_spots is null
            or t.name <> '' and position(lower(t.name) in lower(m.text)) > 0))`,
  },
  {
    name: 'forget-idempotency-keys',
    text: `delete from idempotency_key k using attendee t
      where lower(t.email) = $1 and k.company_id = t.company_id and k.attendee_id = t.id`,
  },
  {
    // That something changed stays, and who was with it does not.
    name: 'forget-guest-changes',
    text: `update appointment_change c set change = jsonb_set(c.change, '{email}', '""')
      where lower(c.change ->> 'email') = $1`,
  },
  {
    name: 'forget-reasons',
    text: `update appointment_change c set change = jsonb_set(c.change, '{reason}', 'null')
      from attendee t where lower(t.email) = $1 and c.company_id = t.company_id
        and c.appointment_id = t.appointment_id and c.attendee_id = t.id and c.change ? 'reason'`,
  },
  {
    // What they wrote in a room; of guests it is known which seat let them in, and no more.
    name: 'forget-chat-lines',
    text: `delete from connect_chat_line l using attendee t
      where (lower(t.email) = $1 or $1 = any(array(select lower(guest) from unnest(t.guests) guest)))
        and l.company_id = t.company_id and l.appointment_id = t.appointment_id
        and l.attendee_id = t.id`,
  },
  {
    // That somebody was not let into a room stays, and who it was does not.
    name: 'forget-refusals',
    text: `update connect_room r set refused = (
        select coalesce(jsonb_object_agg(one.key, one.value - 'name' - 'role'), '{}')
        from jsonb_each(r.refused) one)
      from attendee t
      where (lower(t.email) = $1 or $1 = any(array(select lower(guest) from unnest(t.guests) guest)))
        and r.company_id = t.company_id and r.appointment_id = t.appointment_id
        and r.refused <> '{}'`,
  },
  {
    name: 'forget-running-late',
    text: `delete from running_late l using attendee t
      where lower(t.email) = $1 and l.company_id = t.company_id and l.attendee_id = t.id`,
  },
  {
    // No secret has an empty hash: old links open nothing any more.
    name: 'forget-attendees',
    text: `update attendee set email = '', name = '', phone = null, address = null, notes = null,
        guests = '{}', answers = '[]', cancel_reason = null, secret_hash = '',
        policy_accepted_at = null, policy_text = null, receive_reminders = null
      where lower(email) = $1`,
  },
  {
    // Of guests and addresses; what is planned for the person who booked has no name.
    name: 'forget-planned-messages',
    text: 'delete from planned_message where lower(guest) = $1 or address = $1',
  },
  {
    // What was for nobody else is for nobody any more.
    name: 'forget-workflows',
    text: 'delete from workflow where recipients = array[$1::text]',
  },
  {
    name: 'forget-workflow-addresses',
    text: `update workflow set recipients = array_remove(recipients, $1::text), version = version + 1
      where $1::text = any(recipients)`,
  },
  {
    name: 'forget-reminder-refusals',
    text: 'delete from reminder_refusal where email = $1',
  },
  {
    name: 'forget-guests',
    text: `update attendee set guests = array(
        select guest from unnest(guests) with ordinality as of (guest, place)
        where lower(guest) <> $1 order by place)
      where $1 = any(array(select lower(guest) from unnest(guests) guest))`,
  },
  {
    name: 'forget-form-first-contacts',
    text: 'delete from form_first_contact where lower(email) = $1',
  },
  {
    name: 'forget-callbacks',
    text: 'delete from callback_request where lower(email) = $1',
  },
  {
    // What is held for them stays held until its time.
    name: 'forget-recipients',
    text: `update proposal set recipient_email = null, recipient_name = ''
      where lower(recipient_email) = $1`,
  },
  {
    name: 'forget-sign-ups',
    text: 'delete from pending_sign_up where email = $1',
  },
  {
    // That somebody answered stays, for the form's statistics.
    name: 'forget-routing-answers',
    text: `update routing_submission set answers = '{}'
      where exists (select from jsonb_path_query(answers, '$.**') answer
        where lower(answer #>> '{}') = $1)`,
  },
  {
    // Payments that are under way still need the request that they pay for.
    name: 'forget-payment-requests',
    text: `update payment_order
      set request = ${WITHOUT_WHO_PAID}
      where lower(request #>> '{attendee,email}') = $1
        and status in ('booked', 'refunded', 'failed', 'expired')`,
  },
];

/** Erases what is kept about an address, in the caller's transaction. */
export async function erasePerson(tx: Sql, email: string): Promise<void> {
  for (const statement of erasures) await tx.query({ ...statement, values: [email] });
}
