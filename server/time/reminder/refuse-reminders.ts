import type { Services } from '#server/platform/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { addRefusal, deleteRefusal, findRefusal } from './store.ts';
import { readUnsubscribeToken, type Unsubscriber } from './unsubscribe-link.ts';

type RefusalServices = Pick<Services, 'db' | 'keys'>;

interface Refusal {
  readonly companyName: string;
  readonly email: string;
  readonly isRefused: boolean;
}

/** @throws Refusal `link-invalid` for a link of nobody. */
export function getRefusal(services: RefusalServices, token: string): Promise<Refusal> {
  return readRefusal(services, whoseIs(services, token));
}

/**
 * Ends the reminders that a company sends to somebody, or has them sent again. What waits to be sent asks just
 * before. Done again it changes nothing.
 * @throws Refusal `link-invalid` for a link of nobody.
 */
export async function setRefusal(
  services: RefusalServices,
  { token, isRefused }: { readonly token: string; readonly isRefused: boolean },
): Promise<Refusal> {
  const whose = whoseIs(services, token);
  // Of a company that is erased nothing is left to be refused.
  const before = await readRefusal(services, whose);
  await (isRefused ? addRefusal(services.db, whose) : deleteRefusal(services.db, whose));
  return { ...before, isRefused };
}

function whoseIs(services: RefusalServices, token: string): Unsubscriber {
  const whose = readUnsubscribeToken(services, token);
  return whose ?? refuse('link-invalid', 'This link is not valid');
}

async function readRefusal({ db }: RefusalServices, whose: Unsubscriber): Promise<Refusal> {
  const found = await findRefusal(db, whose);
  if (!found) refuse('link-invalid', 'The company is not there any more');
  return { ...found, email: whose.email };
}
