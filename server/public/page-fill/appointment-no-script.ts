import type { PublicAppointment } from '#shared/api/appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { toCompanyFooter } from '#shared/domain/company-footer.ts';
import { toContactLink, toNumberLink } from '#shared/domain/contact-link.ts';
import { type Html, html } from '#shared/domain/html.ts';
import type { Language } from '#shared/domain/languages.ts';
import { isWebUrl } from '#shared/domain/web-url.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatDateOfInstant, formatTimeRange } from '#shared/time/format.ts';
import { joinNames } from '#shared/time/join-names.ts';
import { USUAL_CLOCK } from '#shared/time/usual-clock.ts';
import { toLink, toPage, toRows, toZoneText } from './no-script-parts.ts';
import { pageTexts } from './page-texts.ts';

/** An appointment for those without scripts: what has become of it, who, when, where, and how to go on. */
export function toAppointmentNoScript(appointment: PublicAppointment, language: Language): Html {
  const { state, meetingInfo, company, bookingPath } = appointment;
  const t = pageTexts(language);
  const { imprint } = toCompanyFooter(company);
  const again = t(state === 'past' ? 'appointment:bookSame' : 'appointment:bookAgain');
  return toPage({
    above: company.name,
    title: meetingInfo.name,
    head: html`<p class="mt-3">${t(`appointment.${state}`)}</p>`,
    body: html`${toRows(toFacts(appointment, language))}<p>${t(isClosed(state) ? 'needsScript' : 'needsScriptToChange')}</p>`,
    links: [
      isClosed(state) && bookingPath !== null && toLink(bookingPath, again),
      isWebUrl(imprint) && toLink(imprint, t('contact', { company: company.name })),
    ],
  });
}

type Row = readonly [name: string, value: Html | string];

function toFacts(appointment: PublicAppointment, language: Language): readonly Row[] {
  const t = pageTexts(language);
  const { hosts, state, hostContact: contact } = appointment;
  const names = hosts.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim());
  const rows: readonly (Row | false)[] = [
    [t('appointment:rows.when'), toWhen(appointment, language)],
    names.length > 0 && [t('with'), joinNames(names, language)],
    [t('place'), toPlace(appointment, language)],
    !isClosed(state) && contact !== null && [t('appointment:rows.contact'), toContact(contact)],
  ];
  return rows.filter((row) => row !== false);
}

/** As the hosts' clock shows it; as its attendee's does where hosts are in several zones. */
function toWhen({ start, end, hostTimezone, attendee }: PublicAppointment, language: Language) {
  const timeZone = hostTimezone ?? attendee?.timezone ?? 'UTC';
  const reader = { language, timeZone };
  const [from, until] = [fromIso(start, 'floor') ?? 0, fromIso(end, 'floor') ?? 0];
  return html`${formatDateOfInstant(from, reader)}, ${formatTimeRange(from, until, reader, USUAL_CLOCK)}<br><span class="text-soft">${toZoneText(from, timeZone)}</span>`;
}

function toPlace(appointment: PublicAppointment, language: Language): Html {
  const { channel, customChannelName, location, meetingLink, hostPhone } = appointment;
  const t = pageTexts(language);
  const { labelKey } = channelRows[channel];
  const name = (channel === 'custom' && customChannelName) || t(`common:channels.${labelKey}`);
  return html`${name}${location && html`<br><span class="whitespace-pre-line">${location}</span>`}${isWebUrl(meetingLink) && html`<br>${toLink(meetingLink, t('appointment:joinMeeting'))}`}${hostPhone && html`<br>${toLinked(hostPhone, toNumberLink(channel, hostPhone))}`}`;
}

/** A number, an address, or a sentence. */
function toContact(contact: string): Html | string {
  return toLinked(contact, toContactLink(contact));
}

function toLinked(text: string, href: string | undefined): Html | string {
  return href === undefined ? text : toLink(href, text);
}
