import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '#shared/react/ui/use-toast.ts';

/**
 * Runs a change of appointments, one at a time: when it is done everything that lists them is asked
 * anew, when it fails it is said why.
 */
export function useAppointmentAction() {
  const queryClient = useQueryClient();
  const { show, failWith } = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = async (
    change: () => Promise<unknown>,
    said: { readonly title: string; readonly text: string },
  ): Promise<boolean> => {
    setBusy(true);
    try {
      await change();
      show(said.title, said.text);
      return true;
    } catch (error) {
      failWith(error);
      return false;
    } finally {
      // What was refused has changed elsewhere, as what was done has changed here.
      await queryClient.invalidateQueries();
      setBusy(false);
    }
  };
  return { run, isBusy };
}
