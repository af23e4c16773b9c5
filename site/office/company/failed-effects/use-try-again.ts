import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { client } from '#site/lib/client.ts';
import { useListedChange } from '#site/office/use-listed-change.ts';

const SHOWN = ['/failed-effect', '/company/overview'];

/** Tries effects again, one after the other. */
export function useTryAgain() {
  const t = useTexts('failed-effects');
  const toast = useToast();
  const change = useListedChange(SHOWN);
  const [isTrying, setTrying] = useState(false);
  async function tryAgain(ids: readonly string[]): Promise<void> {
    if (isTrying) return;
    setTrying(true);
    try {
      await change(async () => {
        for (const failedEffectId of ids) {
          await client.POST('/failed-effect/{failedEffectId}/again', {
            params: { path: { failedEffectId } },
          });
        }
      });
      toast.show(t('again'), t('isTried', { count: ids.length }));
    } catch (error) {
      toast.failWith(error);
    }
    setTrying(false);
  }
  return { isTrying, tryAgain };
}
