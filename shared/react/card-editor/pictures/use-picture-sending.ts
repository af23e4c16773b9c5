import { useState } from 'react';
import type { SentWatch } from '#shared/api/sent-watch.ts';
import { explainError } from '#shared/errors/explain.ts';
import { sendPatiently } from './send-patiently.ts';

/** How far a picture is on its way to the server; how much of it has left is not always known. */
export type SendingStep =
  | { readonly name: 'preparing' | 'finishing' }
  | { readonly name: 'sending'; readonly share: number | undefined };

/** Follows a picture on its way; what fails is thrown, and a line that was lost is remembered. */
export function usePictureSending(onSave: (picture: Blob, watch: SentWatch) => Promise<unknown>) {
  const [step, setStep] = useState<SendingStep>();
  const [isLineLost, setLineLost] = useState(false);
  const onSent = (share: number) => {
    setStep(share < 1 ? { name: 'sending', share } : { name: 'finishing' });
  };
  const send = async (draw: () => Promise<Blob>): Promise<void> => {
    setLineLost(false);
    setStep({ name: 'preparing' });
    try {
      const picture = await draw();
      setStep({ name: 'sending', share: undefined });
      await sendPatiently((watch) => onSave(picture, watch), { onSent, line: window });
    } catch (error) {
      setLineLost(['network', 'offline'].includes(explainError(error).textKey));
      throw error;
    } finally {
      setStep(undefined);
    }
  };
  return { step, isLineLost, send };
}
