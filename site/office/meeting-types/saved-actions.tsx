import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { api } from '../api.ts';
import { offersFor } from '../commands/command.ts';
import { useSession } from '../session.tsx';
import { type TypeCommandId, typeCommands } from './type-commands.ts';
import { useTypeChanges } from './use-type-changes.ts';
import { useTypeDeeds } from './use-type-deeds.ts';

/** What comes next once a meeting type is saved. */
const NEXT: readonly TypeCommandId[] = ['copy', 'open', 'duplicate'];

/** Its link, its page and a copy of it, beside the name of one that is saved; each version has its own. */
export function SavedActions({ meetingTypeId }: { readonly meetingTypeId: string }) {
  const t = useTexts('meeting-types');
  const session = useSession();
  const { data: type } = useQuery({
    ...api.toQuery('get', '/meeting-type/{meetingTypeId}/optimized', {
      params: { path: { meetingTypeId } },
    }),
    // Since it was saved its link may be another.
    refetchOnMount: 'always',
  });
  const deeds = useTypeDeeds(useTypeChanges(), () => undefined);
  if (!type) return null;
  const offers = offersFor(typeCommands, type, session);
  const next = NEXT.flatMap((each) => offers.find(({ id }) => id === each) ?? []);
  return next.map(({ id, icon, label, run }) => (
    <Button
      key={id}
      tone="quiet"
      className="max-sm:min-w-11 max-sm:px-2.5!"
      title={t(label)}
      onClick={() => run(deeds)}
    >
      <Icon name={icon} className="size-4.5" />
      <span className="max-sm:sr-only">{t(label)}</span>
    </Button>
  ));
}
