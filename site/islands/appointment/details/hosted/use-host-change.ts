import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { forgetChangeDraft } from '#site/islands/appointment/change-draft.ts';
import { tellOtherTabs } from '#site/lib/use-appointment-news.ts';

/** What follows a host's change: the page asks again what it shows, and so do other tabs. */
export function useHostChange(appointmentId: string, onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return {
    onSuccess: async () => {
      forgetChangeDraft(appointmentId);
      tellOtherTabs(appointmentId);
      await queries.invalidateQueries();
      onDone();
    },
    onError: (error: unknown) => toast.failWith(error),
  };
}
