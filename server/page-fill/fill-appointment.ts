import { getAppointment } from '#server/appointment/get-appointment.ts';
import type { Services } from '#server/kernel/services.ts';
import { html } from '#server/site/html.ts';
import type { AskedPage, PageFill } from '#server/site/serve-site.ts';
import type { PageParts } from '#server/site/shell.ts';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { chooseLanguage, type Language, toLocale } from '#shared/domain/languages.ts';
import { toOneLine } from '#shared/domain/one-line.ts';
import { orNone } from '#shared/errors/refusal.ts';
import { type AppointmentData, toScriptJson } from '#shared/page-data.ts';
import { acceptedLanguages } from './accepted-languages.ts';
import type { AppointmentLink } from './appointment-link.ts';
import { toAppointmentNoScript } from './appointment-no-script.ts';
import { toDataBlock } from './data-block.ts';
import { hideIsland } from './no-script-parts.ts';
import { pageTexts } from './page-texts.ts';
import { toShownAppointment } from './shown-reply.ts';

type Wanted = Pick<Services, 'db' | 'clock' | 'publicUrl' | 'secret'>;

/**
 * A page about one appointment: what the API answers its link, and words for those without scripts.
 * What it is about is in the title, which links are shown with, for whoever has its secret. Nobody keeps
 * any of it.
 */
export async function fillAppointment(
  services: Wanted,
  { url, acceptLanguage, hasSession }: AskedPage,
  link: AppointmentLink,
): Promise<PageFill> {
  const browser = acceptedLanguages(acceptLanguage);
  const language = chooseLanguage({ query: url.searchParams.get('lang'), browser });
  const appointment = await findAppointment(services, link);
  const toParts = (): PageParts =>
    appointment
      ? toFilled(appointment, language, { isOwn: url.searchParams.has('secret'), hasSession })
      : { lang: toLocale(language), head: html`` };
  return { status: 200, isPrivate: true, content: { toParts } };
}

interface Reader {
  /** Their link has its secret. */
  readonly isOwn: boolean;
  readonly hasSession: boolean;
}

function toFilled(
  appointment: PublicAppointment,
  language: Language,
  { isOwn, hasSession }: Reader,
): PageParts {
  const { state, meetingInfo } = appointment;
  const t = pageTexts(language);
  const words = [isOwn && toOneLine(meetingInfo.name), t(`appointment.${state}`), 'Kalends'];
  // A host sees more than others do of their own page, and asks for it.
  const json = hasSession ? '' : toScriptJson({ appointment } satisfies AppointmentData);
  return {
    lang: toLocale(language),
    title: words.filter(Boolean).join(' · '),
    // Its shell says already that nobody is to find it.
    head: html`${hideIsland}${toDataBlock(json)}`,
    noscript: toAppointmentNoScript(appointment, language),
  };
}

/** None where the link is none: the page says so. */
async function findAppointment(
  services: Wanted,
  { asked }: AppointmentLink,
): Promise<PublicAppointment | undefined> {
  if (!asked) return undefined;
  const appointment = await getAppointment(services, asked, async () => undefined).catch(orNone);
  return appointment && toShownAppointment(appointment, services);
}
