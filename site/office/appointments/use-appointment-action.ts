import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '#shared/react/ui/use-toast.ts';

type Change = () => Promise<unknown>;

/** What is said of a change that is done. */
interface Said {
  readonly title: string;
  readonly text: string;
}

/** Runs a change of appointments, and asks everything that lists them anew. */
export function useAppointmentAction() {
  const queryClient = useQueryClient();
  const { show, failWith } = useToast();
  const [isBusy, setBusy] = useState(false);
  /** For a dialog, which tells what it throws. */
  const settle = async (change: Change, said: Said): Promise<void> => {
    try {
      await change();
      show(said.title, said.text);
    } finally {
      // What was refused has changed elsewhere, as what was done has changed here.
      await queryClient.invalidateQueries();
    }
  };
  /** Where it stands, one at a time: whether it is done, and told why where it is not. */
  const run = async (change: Change, said: Said): Promise<boolean> => {
    setBusy(true);
    try {
      await settle(change, said);
      return true;
    } catch (error) {
      failWith(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { settle, run, isBusy };
}
