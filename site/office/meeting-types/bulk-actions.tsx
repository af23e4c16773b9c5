import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { offersForAll } from '../commands/command.ts';
import { useSession } from '../session.tsx';
import { type TypeDeeds, typeCommands } from './type-commands.ts';

interface BulkActionsProps {
  readonly types: readonly ListedMeetingType[];
  readonly deeds: TypeDeeds;
}

/** What can be done with all that are selected and one's own to change. */
export function BulkActions({ types, deeds }: BulkActionsProps) {
  const t = useTexts('meeting-types');
  const offers = offersForAll(typeCommands, types, useSession());
  return offers.map(({ id, label, key, run }) => (
    <Button
      key={id}
      tone="quiet"
      className="text-sm"
      aria-keyshortcuts={key}
      onClick={() => run(deeds)}
    >
      {t(label)}
    </Button>
  ));
}
