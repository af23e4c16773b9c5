import { randomUUID } from 'node:crypto';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { loadPreviewFacts } from '#server/time/availability/preview-facts.ts';
import type { PreviewFacts } from '#shared/api/meeting-type-editor.ts';
import type { Session } from '#shared/api/session.ts';
import { MAX_AVAILABILITY_DAYS } from '#shared/domain/constants.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { getEditorChoices } from './get-editor-choices.ts';

const DAY_MINUTES = 1440;

interface Asked {
  readonly meetingTypeId?: string | undefined;
  readonly hosts: readonly string[];
  readonly start: string;
  readonly end: string;
}

/**
 * Hours and taken times of hosts within the caller's reach, with the groups of the meeting type.
 * @throws Refusal `forbidden` for others, `validation-failed` for a range that is too long.
 */
export async function getPreviewFacts(
  services: Pick<Services, 'db' | 'clock' | 'providers'>,
  session: Session,
  { meetingTypeId, hosts: asked, start, end }: Asked,
): Promise<PreviewFacts> {
  const { hosts } = await getEditorChoices(services, session, meetingTypeId);
  const chosen = asked.map((each) => {
    const [hostId = '', scheduleId = null] = each.split('.');
    const known = hosts.find(({ id }) => id === hostId);
    const isTheirs = known?.schedules.some(({ id }) => id === scheduleId) ?? false;
    if (!known || !(scheduleId === null || isTheirs)) refuse('forbidden', 'Not yours to look at');
    return { hostId, scheduleId };
  });
  const range = {
    startMinute: Math.ceil(Date.parse(start) / 60_000),
    endMinute: Math.ceil(Date.parse(end) / 60_000),
  };
  const length = range.endMinute - range.startMinute;
  if (length <= 0 || length > MAX_AVAILABILITY_DAYS * DAY_MINUTES) {
    const message = `A range of at most ${MAX_AVAILABILITY_DAYS} days`;
    refuse('validation-failed', message, [{ path: 'end', code: 'invalid', message }]);
  }
  return loadPreviewFacts(services.db.reads, {
    companyId: session.companyId,
    meetingTypeId: meetingTypeId ?? randomUUID(),
    hosts: chosen,
    range,
    nowMinute: nowMinute(services.clock),
  });
}
