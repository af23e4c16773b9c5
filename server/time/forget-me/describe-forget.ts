import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { ForgetRequested } from '#server/platform/kernel/events.ts';
import { findNewestKeeper } from './newest-keeper-statement.ts';
import { forgetToken } from './request-forget.ts';
import { findForgetRequest } from './store.ts';

/**
 * The link that erases. It is kept in the mail log of the company that dealt with the person last.
 * Undefined once there is nothing left to erase.
 */
export async function describeForget(
  { db, secret, publicUrl }: DescribeServices,
  { forgetRequestId, language }: ForgetRequested,
): Promise<Described<'forget-link'> | undefined> {
  const request = await findForgetRequest(db, forgetRequestId);
  if (!request || request.doneAt) return undefined;
  const { email } = request;
  const keeper = await findNewestKeeper(db, email);
  if (!keeper) return undefined;
  const token = forgetToken(secret, forgetRequestId);
  const confirm = `${publicUrl}/forget-me?${new URLSearchParams({ token })}`;
  const expiresAtIso = request.expiresAt.toISOString();
  return {
    companyId: keeper.companyId,
    appointmentId: null,
    readers: { visitor: [{ email, name: keeper.name || email, language, timeZone: 'UTC' }] },
    tell: (kind, recipient) => ({ kind, recipient, links: { confirm }, expiresAtIso }),
  };
}
