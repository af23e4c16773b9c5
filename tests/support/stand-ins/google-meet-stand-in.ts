import { createGoogleMeet } from '#server/outside/integrations/google/create-google-meet.ts';
import type { FakeClock } from '../fake-clock.ts';
import type { ConferenceStandIn } from './conference-stand-ins.ts';
import type { StandInReply, StandInRequest } from './json-stand-in.ts';
import { startMeetingAccount } from './start-meeting-account.ts';

interface Space {
  readonly name: string;
  readonly meetingUri: string;
  readonly config: { readonly accessType: 'TRUSTED' | 'RESTRICTED' };
}

/** Google Meet, as much of its protocol as we speak: there is no list, and nothing that deletes. */
export async function startGoogleMeet(): Promise<ConferenceStandIn> {
  const spaces = new Map<string, Space>();
  const answer = ({ method, path, query, body }: StandInRequest): StandInReply => {
    if (path === '/v2/spaces' && method === 'POST') {
      const code = `abc-mnop-${String(spaces.size).padStart(3, 'x')}`;
      const name = `spaces/jQCFfuBOdN${spaces.size}`;
      const meetingUri = `https://meet.google.example/${code}`;
      const made = { name, meetingUri, config: { accessType: 'TRUSTED' as const } };
      spaces.set(name, made);
      return { body: made };
    }
    const found = spaces.get(path.replace('/v2/', ''));
    if (!found) return refusal(404, 'NOT_FOUND');
    if (method !== 'PATCH') return { body: found };
    if (query.get('updateMask') !== 'config.accessType') return refusal(400, 'INVALID_ARGUMENT');
    const changed = { ...found, ...JSON.parse(body) };
    spaces.set(found.name, changed);
    return { body: changed };
  };
  const account = await startMeetingAccount({
    scope: 'openid email https://www.googleapis.com/auth/meetings.space.created',
    hasIdTokens: true,
    shut: refusal(401, 'UNAUTHENTICATED'),
    answer,
  });
  const settings = {
    GOOGLE_CLIENT_ID: 'client of google',
    GOOGLE_CLIENT_SECRET: 'the secret of google',
    GOOGLE_API_BASE: account.oauth.url,
    GOOGLE_MEET_API_BASE: account.url,
  };
  return {
    ...account,
    settings,
    open: (clock: FakeClock) => createGoogleMeet(settings, { fetch, clock }),
    meetings: () =>
      [...spaces.values()]
        .filter(({ config }) => config.accessType !== 'RESTRICTED')
        .map(({ name, meetingUri }) => ({ id: name, link: meetingUri, startIso: null })),
    ...{ findsLost: false, deletes: false },
  };
}

function refusal(status: number, said: string): StandInReply {
  return { status, body: { error: { code: status, status: said } } };
}
