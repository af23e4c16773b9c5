import type { Endpoint } from '#shared/api/endpoint.ts';
import { isRight } from '#shared/domain/roles/rights.ts';
import type { TestApi } from '../api.ts';
import { aForm, aPhoto } from '../sample-pictures.ts';
import type { Asked, Fixture } from './fixtures.ts';
import { headersOf, type Person } from './people.ts';
import { sampleOf } from './sample-of.ts';
import { type Place, targets } from './targets.ts';

interface Call {
  readonly endpoint: Endpoint;
  readonly fixture: Fixture;
  /** Where what the call names is made, and remembered. */
  readonly place: Place;
  readonly caller: Person | undefined;
  /** Whether they have the secret of the appointment that they name. */
  readonly isAttendee: boolean;
}

const aSmallPicture = () => aPhoto(8, 8).png().toBuffer();

/** The status and the code that a call is answered with: `200`, `403 forbidden`. */
export async function call(api: TestApi, { endpoint, fixture, ...who }: Call): Promise<string> {
  const known = createKnown(fixture, who);
  const asked: Asked = { ...who, known };
  const path = await pathOf(endpoint, fixture, known);
  const query = await (fixture.query?.(asked) ?? sampleOf(endpoint.query, known));
  const body = await (fixture.body?.(asked) ?? sampleOf(endpoint.body, known));
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  const reply = await api.fetch(`/api${path}?${search}`, {
    method: endpoint.method.toUpperCase(),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(who.caller && (await headersOf(api, who.caller, endpoint))),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(endpoint.upload && { body: aForm(await aSmallPicture(), endpoint.upload.field) }),
  });
  if (reply.ok) return String(reply.status);
  const { error, fields } = (await reply.json()) as { error: string; fields?: object[] };
  return [reply.status, error, ...(fields ? [JSON.stringify(fields)] : [])].join(' ');
}

/** Makes what a name stands for, once a call. Only an attendee's secret is the right one. */
function createKnown(
  { plain = [] }: Fixture,
  { place, isAttendee }: Pick<Asked, 'place' | 'isAttendee'>,
) {
  return async (name: string): Promise<string | undefined> => {
    const make = plain.includes(name) ? undefined : targets[name];
    const target = make && (place.made.get(name) ?? (await make(place)));
    if (target) place.made.set(name, target);
    return name === 'secret' && !isAttendee ? 'not-the-secret' : target?.value;
  };
}

async function pathOf(
  { path, params, right, method }: Endpoint,
  { plain = [] }: Fixture,
  known: Asked['known'],
) {
  const sample = ((await sampleOf(params, known)) ?? {}) as Record<string, string>;
  for (const name of Object.keys(sample)) {
    if (isRight(right) && !plain.includes(name) && !(name in targets)) {
      const call = `${method.toUpperCase()} ${path}`;
      throw new Error(
        `What is {${name}} of ${call}? Say it in tests/support/rights-walk/targets.ts`,
      );
    }
  }
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(sample[name] ?? ''));
}
