import { symmetricDecrypt } from 'better-auth/crypto';
import * as z from 'zod';
import { authTwoFactor } from '#server/platform/db/schema/auth.ts';
import type { SealedColumn } from '#server/platform/db/sealed-column.ts';
import {
  isSealed,
  type SealedPlace,
  type Secrets,
  seal,
  toKeyRing,
  tryOpenSeal,
} from '#server/platform/kernel/seal.ts';

/** Seals and opens what the second step of an account is compared with. */
export interface FactorSeal {
  sealSecret(userId: string, secret: string): string;
  sealCodes(userId: string, codes: readonly string[]): string;
  /** Undefined where no secret of this installation opens it: no code is right then. */
  openSecret(userId: string, sealed: string): Promise<string | undefined>;
  openCodes(userId: string, sealed: string): Promise<readonly string[]>;
}

const codeList = z.array(z.string());
const secretOf = (userId: string): SealedPlace => `auth_two_factor.secret/${userId}`;
const codesOf = (userId: string): SealedPlace => `auth_two_factor.backup_codes/${userId}`;

export function createFactorSeal(secrets: Secrets): FactorSeal {
  const ring = toKeyRing(secrets);
  const open = async (place: SealedPlace, sealed: string) =>
    isSealed(sealed) ? tryOpenSeal(ring, sealed, place) : openAsBefore(secrets, sealed);
  return {
    sealSecret: (userId, secret) => seal(ring, secret, secretOf(userId)),
    sealCodes: (userId, codes) => seal(ring, JSON.stringify(codes), codesOf(userId)),
    openSecret: (userId, sealed) => open(secretOf(userId), sealed),
    async openCodes(userId, sealed) {
      const text = await open(codesOf(userId), sealed);
      return text === undefined ? [] : codeList.parse(JSON.parse(text));
    },
  };
}

/** As earlier versions sealed it: better-auth's way, bound to nothing. `npm run reseal` ends them. */
async function openAsBefore(
  { secret, previousSecret }: Secrets,
  sealed: string,
): Promise<string | undefined> {
  for (const key of [secret, previousSecret]) {
    const opened = key && (await symmetricDecrypt({ key, data: sealed }).catch(() => undefined));
    if (opened) return opened;
  }
  return undefined;
}

/** Where they stand, for `npm run reseal`. */
export const sealedFactors = [
  {
    name: 'auth_two_factor.secret',
    table: authTwoFactor,
    key: authTwoFactor.userId,
    value: authTwoFactor.secret,
    openOld: openAsBefore,
  },
  {
    name: 'auth_two_factor.backup_codes',
    table: authTwoFactor,
    key: authTwoFactor.userId,
    value: authTwoFactor.backupCodes,
    openOld: openAsBefore,
  },
] as const satisfies readonly SealedColumn[];
