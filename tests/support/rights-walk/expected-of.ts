import type { Endpoint } from '#shared/api/endpoint.ts';
import { isAllowed, isRight, reachOf } from '#shared/domain/roles/rights.ts';
import { listExtensionCalls } from '../extension-calls.ts';
import type { Fixture } from './fixtures.ts';
import type { Caller, Person } from './people.ts';
import type { Target } from './targets.ts';

/** How a call is answered, as far as rights go. */
export type Answer = 'let in' | '401' | '403' | '404';

/**
 * Who one is, how one signs in, who else may, and whose the company is: no token says that. Nor does one
 * read what opens an account: mails and invitations; or connect accounts elsewhere.
 */
const FOR_PEOPLE_ALONE = [
  ...['/auth/', '/oauth/', '/api-token', '/session/company', '/user2/email', '/user2/password'],
  ...['/company/owner', '/company/closing', '/company/export/', '/company/team-member/'],
  ...['/connections', '/conference-accounts', '/calendar/feeds'],
  ...['/mail-log', '/company/invited-users'],
];

/** What the extension calls is all that an app may. */
const extensionCalls = listExtensionCalls();

function isClosedTo(by: Person['by'], { method, path }: Endpoint): boolean {
  if (by === 'app') return !extensionCalls.has(`${method.toUpperCase()} ${path}`);
  if (by === 'reader' && method !== 'get') return true;
  return by !== 'person' && FOR_PEOPLE_ALONE.some((start) => path.startsWith(start));
}

/**
 * What the rights table says of a call that names these things. Another company's are not there; an
 * attendee has no right but the secret of their appointment.
 */
export function expectedOf(
  endpoint: Endpoint,
  { isHidden, ofOthers }: Fixture,
  named: readonly Target[],
  { name, person }: { readonly name: Caller; readonly person: Person | undefined },
): Answer {
  const { right } = endpoint;
  if (right === 'anyone') return 'let in';
  if (right === 'attendee') return name === 'attendee' ? 'let in' : '403';
  if (!person || !isRight(right)) return '401';
  if (isClosedTo(person.by, endpoint)) return '403';
  if (reachOf(person.actor, right) === undefined) return '403';
  const theirs = named.filter(({ isPlain }) => !isPlain);
  if (name === 'stranger' && theirs.length > 0) return ofOthers ?? '404';
  if (theirs.every(({ owned }) => !owned || isAllowed(person.actor, right, owned))) return 'let in';
  return isHidden ? '404' : '403';
}

/** Whether an answer is the expected one. A sample that is refused for itself would prove nothing. */
export function isAsExpected(
  { right }: Endpoint,
  { answers = [] }: Fixture,
  expected: Answer,
  actual: string,
): boolean {
  const [status = '', code = ''] = actual.split(' ');
  if (expected !== 'let in') return status === expected;
  // Whatever else they are told, it is not that they may not.
  if (right === 'anyone') return !['unauthorized', 'forbidden'].includes(code) && status < '500';
  return status.startsWith('2') || answers.includes(code);
}
