import { toTexts } from '#shared/domain/fields/answer.ts';
import type { RoutingAnswers } from './types.ts';

/** Spec A §2: parameters that mean something else to a booking page. */
const TAKEN: readonly string[] = [
  'lang',
  'times',
  'bringalongEmails',
  'troubleshoot',
  'from_form',
  'host',
  'oneTimeLinkId',
  'payment_intent_client_secret',
  'publishable_key',
];

/** Longer texts would make addresses that some servers refuse. */
const MAX_TEXT = 500;

/**
 * The path of a booking page that shows the answers again (Spec A §2: names of form fields prefill
 * them) and a way back to the form:
 * `('/ada/intro', { email: 'a@b.c' }) → '/ada/intro?email=a%40b.c&from_form=true'`.
 */
export function toPrefilledPath(path: string, answers: RoutingAnswers): string {
  const query = new URLSearchParams();
  for (const [name, answer] of Object.entries(answers)) {
    if (TAKEN.includes(name)) continue;
    for (const text of toTexts(answer)) if (text.length <= MAX_TEXT) query.append(name, text);
  }
  query.set('from_form', 'true');
  return `${path}?${query}`;
}
