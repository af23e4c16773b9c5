import type { Language } from '#shared/domain/languages.ts';
import { PageError } from '#shared/errors/explain.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { toPath } from '#shared/routes/index.ts';
import { signInClient } from '#site/lib/client.ts';
import { noteSignedIn } from '#site/lib/credentials.ts';
import { takeAnswer } from '#site/lib/provider-answer.ts';
import { safeNext } from '#site/lib/safe-next.ts';
import { AccessDenied, accountOf } from './account-return.ts';

let sent: Promise<string> | undefined;

/** Sends the provider's answer to the server, the first time; where the browser goes on to. */
export function sendAnswer(language: Language): Promise<string> {
  sent ??= send(language);
  return sent;
}

async function send(language: Language): Promise<string> {
  const answer = takeAnswer();
  if (!answer || answer === 'denied') return goWithout(answer);
  const body = { ...answer, language, timezone: visitorTimeZone() };
  const { data } = await signInClient.POST('/auth/return', { body });
  if (!data) throw new PageError('generic-unavailable');
  if (!data.signedIn) return toPath('login', {}, { step: 'code', next: data.next ?? undefined });
  noteSignedIn(true);
  return safeNext(data.next, location.origin);
}

/** Where anyone is led who brings no code. @throws AccessDenied for who said no to their account. */
function goWithout(answer: 'denied' | undefined): string {
  // Signing in begins anew where it began.
  if (accountOf(location.pathname) === undefined) return toPath('login', {});
  if (answer === 'denied') throw new AccessDenied();
  // Back in the browser's history, or a reload: what came with the page was sent before.
  return toPath('integrations', {});
}
