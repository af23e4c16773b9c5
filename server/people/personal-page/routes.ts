import { reachUser } from '#server/people/user/reach-user.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { CardChange, EditedCard, personalPageApi } from '#shared/api/personal-page.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { getCard } from './get-card.ts';
import { putOnCard } from './put-on-card.ts';

export function personalPageRoutes({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Handlers<typeof personalPageApi> {
  const get = (session: Session, userId: string) => getCard(db, session, userId, clock.nowMs());
  const change = async (session: Session, id: string, body: CardChange): Promise<EditedCard> => {
    await db.transaction((tx) => putOnCard(tx, { companyId: session.companyId, id }, body));
    return get(session, id);
  };
  return {
    getOwnCard: (_, { session }) => get(session, session.hostId),
    patchOwnCard: ({ body }, { session }) => change(session, session.hostId, body),
    getWalletPass: async () =>
      refuse('wallet-not-configured', 'No certificate for passes of Apple Wallet is set up'),
    getCard: async ({ params }, { session }) => {
      const { id } = await reachUser(db, session, 'card:edit', params.userId);
      return get(session, id);
    },
    patchCard: async ({ params, body }, { session }) => {
      const { id } = await reachUser(db, session, 'card:edit', params.userId);
      return change(session, id, body);
    },
  };
}
