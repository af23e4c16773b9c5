import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { ShownSecret } from './store/channel-rows.ts';

const id = z.uuid();

/** What a provider shows when it calls: whose channel it is, and what nobody guesses. 117 signs; Graph takes 128. */
export function newChannelSecret(of: { readonly companyId: string; readonly id: string }): string {
  return `${of.companyId}.${of.id}.${randomBytes(32).toString('base64url')}`;
}

/** Undefined where it is none of ours, whatever it is. */
export function readChannelSecret(text: string): ShownSecret | undefined {
  const [companyId, channelId] = text.split('.', 2);
  const of = z.tuple([id, id]).safeParse([companyId, channelId]);
  if (!of.success || text.length > 128) return undefined;
  return { companyId: of.data[0], id: of.data[1], secretHash: hashSecret(text) };
}
