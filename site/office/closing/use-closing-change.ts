import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { sessionQuery } from '#site/office/session.tsx';

/** The company is closed, or kept: the office asks anew whether it goes on, and says what was done. */
export function useClosingChange() {
  const t = useTexts('company-closing');
  const toast = useToast();
  const queryClient = useQueryClient();
  return async (said: string) => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: ['get', '/company/closing'] });
    toast.show(t('title'), said);
  };
}
