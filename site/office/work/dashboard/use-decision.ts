import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dashboard } from '#shared/api/dashboard.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { client } from '#site/lib/client.ts';
import { useDashboardQuery } from '#site/office/dashboard-query.ts';

/** Confirms or declines what waits; it is gone from the list at once, and everything is asked anew. */
export function useDecision({ confirmationId: id, attendee }: Dashboard['waiting'][number]) {
  const t = useTexts('dashboard');
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = useDashboardQuery();
  const who = attendee.name;
  const leave = () => {
    queryClient.setQueryData<Dashboard>(queryKey, (data) => data && without(data, id));
    void queryClient.invalidateQueries();
  };
  const onError = (error: unknown) => {
    toast.failWith(error);
    // It may have been decided elsewhere.
    void queryClient.invalidateQueries({ queryKey });
  };
  const confirm = useMutation({
    mutationFn: () =>
      client.GET('/booking/confirm-provisional-booking', { params: { query: { id } } }),
    onSuccess: () => {
      leave();
      toast.show(t('waiting.confirmed'), t('waiting.confirmedText', { who }));
    },
    onError,
  });
  const decline = useMutation({
    mutationFn: (reason: string) =>
      client.POST('/booking/decline-provisional-booking', { body: { id, reason } }),
    onSuccess: () => {
      leave();
      toast.show(t('waiting.declined'), t('waiting.declinedText', { who }));
    },
    onError,
  });
  return { confirm, decline };
}

function without(data: Dashboard, id: string): Dashboard {
  return { ...data, waiting: data.waiting.filter((each) => each.confirmationId !== id) };
}
