import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import { FALLBACK_DURATION_MINUTES } from '#shared/domain/constants.ts';
import { plainForm } from '#shared/domain/fields/form.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { workingWeek } from '#shared/domain/schedule/working-week.ts';
import { splitName } from '#shared/domain/sign-up/split-name.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import type { OpenSignUp } from './store/sign-up.ts';
import { insertCompany, insertHost, insertMeetingType } from './store/workspace.ts';

/** The address of everybody's first meeting type, below their own. */
export const FIRST_MEETING_SLUG = '30min';

/**
 * A company of one, with weekday hours in its owner's zone and a half hour to book. Answers false,
 * having written a part, where the address is taken: the caller has to roll back.
 */
export async function createWorkspace(
  tx: Transaction,
  signUp: Pick<OpenSignUp, 'email' | 'name' | 'slug' | 'language' | 'timeZone'> & {
    readonly userId: string;
    /** The owner's own name unless it is said. */
    readonly companyName?: string;
  },
): Promise<boolean> {
  const { name, slug, language, timeZone, email, userId, companyName = name } = signUp;
  const companyId = randomUUID();
  const hostId = randomUUID();
  const company = {
    id: companyId,
    slug,
    name: companyName,
    tier: 'basic',
    defaultLanguage: language,
  } as const;
  if (!(await insertCompany(tx, company))) return false;
  const host = { companyId, id: hostId, userId, role: 'owner', email, language, timeZone } as const;
  if (!(await insertHost(tx, { ...host, ...splitName(name) }, slug, workingWeek))) return false;
  await insertMeetingType(tx, hostId, {
    companyId,
    id: randomUUID(),
    ownerHostId: hostId,
    slug: FIRST_MEETING_SLUG,
    enabled: true,
    name: formatDuration(FALLBACK_DURATION_MINUTES, language),
    durationMinutes: FALLBACK_DURATION_MINUTES,
    allowedDurations: [],
    // A phone call needs nothing to be connected first.
    channel: 'phone',
    locations: [],
    minNoticeMinutes: 120,
    bookingWindow: { kind: 'rolling', days: 60 },
    limits: {},
    calculationMethod: 'everyone',
    settings: plainSettings,
    form: plainForm,
  });
  return true;
}
