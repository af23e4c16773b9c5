import { useEffect, useEffectEvent, useState } from 'react';
import type { Connection } from '#shared/api/connection.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { useSearch } from '#shared/react/router/use-place.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { useConnectionName } from './service-words.ts';

/**
 * What was connected at its provider's own page (`?connected=`): said once, and then the address says it no more.
 * Its id, for as long as the screen is there.
 */
export function useWelcome(connections: readonly Connection[]): string | undefined {
  const t = useTexts('integrations');
  const toast = useToast();
  const toName = useConnectionName();
  const navigate = useNavigate();
  const { connected, ...others } = useSearch();
  const [id] = useState(connected);
  const welcome = useEffectEvent(() => {
    const found = connections.find((each) => each.id === connected);
    if (found) toast.show(t('connect.done', { name: toName(found) }), t('connect.doneText'));
    navigate({ to: '.', search: others, replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (connected !== undefined) welcome();
  }, [connected]);
  return typeof id === 'string' ? id : undefined;
}
