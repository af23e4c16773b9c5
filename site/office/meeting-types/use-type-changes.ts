import { useQueryClient } from '@tanstack/react-query';
import type { ListedMeetingType, StateWish } from '#shared/api/meeting-type-list.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { showToast, UNDO_MS } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';

type Changed = Pick<ListedMeetingType, 'id' | 'name' | 'state' | 'publishFrom' | 'workspaceId'>;

/** What can be changed from the list, each with a way back. */
export function useTypeChanges() {
  const t = useTexts('meeting-types');
  const form = useTexts('form');
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync: setStates } = api.useChange('patch', '/meeting-type/states');
  const { mutateAsync: moveOne } = api.useChange(
    'patch',
    '/meeting-type/{meetingTypeId}/change-workspace/{workspaceId}',
  );
  const refresh = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => isListed(queryKey) });

  /** Does it, and shows what has become of it, also where it failed: it throws then. */
  const settle = async <Done>(work: () => Promise<Done>): Promise<Done> => {
    try {
      return await work();
    } finally {
      await refresh();
    }
  };
  /** True once it is saved; a failure is told. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await settle(work);
      return true;
    } catch (error) {
      toast.failWith(error);
      return false;
    }
  };
  const say = (title: string, text: string, undo: () => Promise<unknown>) => {
    const action = { label: form('undo'), run: () => void attempt(undo) };
    showToast({ tone: 'plain', title, text, action }, UNDO_MS);
  };
  const nameOf = (types: readonly Changed[]) =>
    types.length === 1 ? (types[0]?.name ?? '') : t('several', { count: types.length });

  const putState = async (types: readonly Changed[], to: StateWish) => {
    await setStates({ body: { meetingTypeIds: types.map(({ id }) => id), to } });
    say(t(`done.${to.state}`), nameOf(types), async () => {
      for (const [wish, ids] of waysBack(types, to)) {
        await setStates({ body: { meetingTypeIds: ids, to: wish } });
      }
    });
  };

  return {
    refresh,
    settle,
    attempt,
    putState,
    setState: (types: readonly Changed[], to: StateWish) => attempt(() => putState(types, to)),
    move: async (types: readonly Changed[], workspaceId: string | null) => {
      const put = (each: Changed, shelf: string | null) =>
        moveOne({
          params: { path: { meetingTypeId: each.id, workspaceId: shelf ?? 'none' } },
        });
      const isMoved = await attempt(() => Promise.all(types.map((each) => put(each, workspaceId))));
      if (!isMoved) return;
      say(t('done.moved'), nameOf(types), () =>
        Promise.all(types.map((each) => put(each, each.workspaceId))),
      );
    },
  };
}

/** Each goes back to what it was: those that were alike together. */
function waysBack(types: readonly Changed[], to: StateWish): readonly [StateWish, string[]][] {
  const wishes = Map.groupBy(types, (each) => JSON.stringify(wayBack(each, to)));
  return [...wishes].map(([wish, each]) => [JSON.parse(wish), each.map(({ id }) => id)]);
}

function wayBack({ state, publishFrom }: Changed, to: StateWish): StateWish {
  if (to.state === 'archived' && state !== 'archived') return { state: 'restored' };
  return state === 'pending' && publishFrom !== null
    ? { state, publishFrom }
    : { state: state === 'pending' ? 'published' : state };
}

/** All that shows meeting types, and where they stand; what hangs on one is asked when it matters. */
function isListed([, path]: readonly unknown[]): boolean {
  return typeof path === 'string' && /^\/(?:meeting-type|workspace)(?!.*\/uses$)/.test(path);
}
