import { reachUser } from '#server/people/user/reach-user.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { CardChange, EditedCard, personalPageApi } from '#shared/api/personal-page.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { changeHeaderPicture, setHeaderPicture } from './change-header-picture.ts';
import { getCard } from './get-card.ts';
import { putOnCard } from './put-on-card.ts';

export function personalPageRoutes(
  services: Pick<Services, 'db' | 'clock' | 'makePicture'>,
): Handlers<typeof personalPageApi> {
  const { db, clock } = services;
  const get = (session: Session, userId: string) => getCard(db, session, userId, clock.nowMs());
  const change = async (session: Session, id: string, body: CardChange): Promise<EditedCard> => {
    await db.transaction((tx) => putOnCard(tx, { companyId: session.companyId, id }, body));
    return get(session, id);
  };
  const changeHeader = async (session: Session, id: string, file: AsyncIterable<Uint8Array>) => {
    await changeHeaderPicture(services, { companyId: session.companyId, id }, file);
    return get(session, id);
  };
  const dropHeader = async (session: Session, id: string) => {
    await setHeaderPicture(db, { companyId: session.companyId, id }, null);
    return get(session, id);
  };
  return {
    patchOwnHeaderPicture: ({ file }, { session }) => changeHeader(session, session.hostId, file),
    deleteOwnHeaderPicture: (_, { session }) => dropHeader(session, session.hostId),
    patchHeaderPicture: async ({ params, file }, { session }) => {
      const { id } = await reachUser(db, session, 'card:edit', params.userId);
      return changeHeader(session, id, file);
    },
    deleteHeaderPicture: async ({ params }, { session }) => {
      const { id } = await reachUser(db, session, 'card:edit', params.userId);
      return dropHeader(session, id);
    },
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
