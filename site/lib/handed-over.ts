import type { PublicAppointment } from '#shared/api/appointment.ts';
import { keepInTab, readFromTab } from '#shared/tab-storage.ts';

const KEY = 'kalends:handed-over';
/** Longer ago it may have changed: it is asked for again before it is shown. */
const FRESH_MS = 10_000;

/** What the page before knows of the appointment that the next one shows. */
interface HandedOver {
  /** The next page, without its origin. */
  readonly path: string;
  readonly secret: string | undefined;
  readonly atMs: number;
  readonly appointment: PublicAppointment;
}

/** Keeps it for as long as the tab lives, so that the next page needs no skeleton; where it cannot, that asks. */
export function handOver(
  path: string,
  { appointment, secret }: Pick<HandedOver, 'appointment' | 'secret'>,
): void {
  const handed: HandedOver = { path, secret, atMs: Date.now(), appointment };
  keepInTab(KEY, handed);
}

/** The booking that this tab made last; undefined where it made none. */
export function readHandedOver(): HandedOver | undefined {
  return readFromTab(KEY) as HandedOver | undefined;
}

/** It has changed since: it is not shown before it is asked for. */
export function ageHandedOver(appointmentId: string): void {
  const handed = readHandedOver();
  if (handed?.appointment.id === appointmentId) keepInTab(KEY, { ...handed, atMs: 0 });
}

/** The appointment of a link, if the page before has just asked for it. */
export function readFreshAppointment(link: {
  readonly appointmentId: string;
  readonly secret: string | undefined;
}): PublicAppointment | undefined {
  const handed = readHandedOver();
  if (!handed || Date.now() - handed.atMs > FRESH_MS) return undefined;
  const isAsked = handed.appointment.id === link.appointmentId && handed.secret === link.secret;
  return isAsked ? handed.appointment : undefined;
}

/**
 * The text of an inline script that hides a shell's skeleton where the page before has handed over
 * what it stands for: browsers keep showing that page until there is something to be seen. Where
 * storage is closed the skeleton stays.
 */
export function hideNeedlessSkeleton(): string {
  return `(()=>{try{
const handed=JSON.parse(sessionStorage.getItem('${KEY}'));
if(handed&&handed.path===location.pathname+location.search&&Date.now()-handed.atMs<${FRESH_MS})
document.documentElement.dataset.handedOver='';
}catch{}})()`;
}
