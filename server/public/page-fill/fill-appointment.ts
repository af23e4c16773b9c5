import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedPage, PageFill } from '#server/platform/site/serve-site.ts';
import type { PageParts } from '#server/platform/site/shell.ts';
import { getAppointment } from '#server/time/appointment/get-appointment.ts';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { toDocumentTitle } from '#shared/domain/document-title.ts';
import { html } from '#shared/domain/html.ts';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import { orNone, Refusal } from '#shared/errors/refusal.ts';
import { type AppointmentData, toScriptJson } from '#shared/page-data.ts';
import { type AppointmentLink, findAppointmentLink } from './appointment-link.ts';
import { toAppointmentNoScript } from './appointment-no-script.ts';
import { toDataBlock } from './data-block.ts';
import { hideIsland } from './no-script-parts.ts';
import { chooseLanguageOf } from './page-language.ts';
import { pageTexts } from './page-texts.ts';
import { toShownAppointment } from './shown-reply.ts';

type Wanted = Pick<Services, 'db' | 'clock' | 'publicUrl' | 'secret'>;

/**
 * A page about one appointment: what the API answers its link, and words for those without scripts.
 * What it is about is in the title, which links are shown with, where the link has its secret. Nobody
 * keeps any of it.
 */
export async function fillAppointment(services: Wanted, asked: AskedPage): Promise<PageFill> {
  const link = findAppointmentLink(asked);
  if (!link) return { status: 200 };
  const { url, hasSession } = asked;
  const { language } = chooseLanguageOf(asked);
  const appointment = await findAppointment(services, link);
  const toParts = (): PageParts =>
    typeof appointment === 'object'
      ? toFilled(appointment, language, { isOwn: url.searchParams.has('secret'), hasSession })
      : { lang: toLocale(language), head: html`` };
  return { status: appointment ? 200 : 404, isPrivate: true, content: { toParts } };
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
  const { state, meetingInfo, company } = appointment;
  const t = pageTexts(language);
  const words = [isOwn && meetingInfo.name, t(`appointment.${state}`)];
  // A host sees more than others do of their own page, and asks for it.
  const json = hasSession ? '' : toScriptJson({ appointment } satisfies AppointmentData);
  return {
    lang: toLocale(language),
    title: toDocumentTitle(words, company),
    // Its shell says already that nobody is to find it.
    head: html`${hideIsland}${toDataBlock(json)}`,
    noscript: toAppointmentNoScript(appointment, language),
  };
}

/** Nothing where the link is none, and of one that is spent its page says so. */
async function findAppointment(
  services: Wanted,
  { asked }: AppointmentLink,
): Promise<PublicAppointment | 'spent' | undefined> {
  if (!asked) return undefined;
  const appointment = await getAppointment(services, asked, async () => undefined).catch(
    (error: unknown) =>
      error instanceof Refusal && error.code === 'link-invalid' ? 'spent' : orNone(error),
  );
  return typeof appointment === 'object' ? toShownAppointment(appointment, services) : appointment;
}
