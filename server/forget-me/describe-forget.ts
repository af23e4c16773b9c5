import type { Sql } from '#server/db/database.ts';
import type { ForgetRequested } from '#server/kernel/events.ts';
import type { ForgetMessage } from '#server/messages/message.ts';
import { findNewestKeeper } from './newest-keeper-statement.ts';
import { forgetToken } from './request-forget.ts';
import { findForgetRequest } from './store.ts';

/**
 * The mail with the link that erases, and the company in whose mail log it is kept: the one that
 * dealt with the person last. Undefined once there is nothing left to erase.
 */
export async function describeForget(
  services: { readonly db: Sql; readonly secret: string; readonly publicUrl: string },
  { forgetRequestId, language }: ForgetRequested,
): Promise<{ readonly companyId: string; readonly mail: ForgetMessage } | undefined> {
  const request = await findForgetRequest(services.db, forgetRequestId);
  if (!request || request.doneAt) return undefined;
  const keeper = await findNewestKeeper(services.db, request.email);
  if (!keeper) return undefined;
  const token = forgetToken(services.secret, forgetRequestId);
  const confirm = `${services.publicUrl}/forget-me?${new URLSearchParams({ token })}`;
  return {
    companyId: keeper.companyId,
    mail: {
      kind: 'forget-link',
      recipient: {
        email: request.email,
        name: keeper.name || request.email,
        language,
        timeZone: 'UTC',
      },
      links: { confirm },
      expiresAtIso: request.expiresAt.toISOString(),
    },
  };
}
