import { useQueryClient } from '@tanstack/react-query';
import type { AwayOutcome, AwayPeriod, GoneWhileAway } from '#shared/api/out-of-office.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { showToast, UNDO_MS } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';

/** What every list of absences is kept under, whosever they are. */
const PERIODS_KEY = ['get', '/out-of-office'] as const;

/** What a deleted time leaves as it is. */
export interface Gone extends GoneWhileAway {
  readonly period: AwayPeriod;
  /** As they are called: `Jan 7 – 8`. */
  readonly days: string;
}

/** What changes the times that somebody is away, and says what became of it. */
export function usePeriods(onGone?: (gone: Gone | undefined) => void) {
  const t = useTexts('out-of-office');
  const form = useTexts('form');
  const queryClient = useQueryClient();
  const { failWith, show } = useToast();
  const create = api.useChange('post', '/out-of-office');
  const change = api.useChange('patch', '/out-of-office/{outOfOfficeId}');
  const remove = api.useChange('delete', '/out-of-office/{outOfOfficeId}', { onError: failWith });
  const reload = () => queryClient.invalidateQueries({ queryKey: PERIODS_KEY });

  const tell = ({ cancelled, given, left }: AwayOutcome) => {
    const lines = [
      ...(cancelled > 0 ? [t('outcome.cancelled', { count: cancelled })] : []),
      ...(given > 0 ? [t('outcome.given', { count: given })] : []),
      ...(left > 0 ? [t('outcome.left', { count: left })] : []),
    ];
    show(form('saved'), lines.join(' '));
  };
  const restore = async (period: AwayPeriod) => {
    const { hostId, firstDate, lastDate, reason, note, delegate } = period;
    const said = { hostId, firstDate, lastDate, reason, note, appointments: 'leave' } as const;
    const body = { ...said, delegateHostId: delegate?.hostId ?? null };
    onGone?.(undefined);
    await create.mutateAsync({ body }).catch(failWith);
    await reload();
  };
  return {
    create: create.mutateAsync,
    change: change.mutateAsync,
    /** After a change: the list is asked for again, and what became of appointments is said. */
    settle: async (outcome: AwayOutcome) => {
      tell(outcome);
      await reload();
    },
    remove: (period: AwayPeriod, days: string) =>
      remove.mutate(
        { params: { path: { outOfOfficeId: period.id } } },
        {
          onSuccess: async ({ gone }) => {
            onGone?.({ ...gone, period, days });
            await reload();
            const action = { label: form('undo'), run: () => void restore(period) };
            showToast({ tone: 'plain', title: t('deleted'), text: days, action }, UNDO_MS);
          },
        },
      ),
  } as const;
}
